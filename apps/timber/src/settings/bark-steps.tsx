import type { BarkTable, UpdateTimberSettings } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Stack, Text } from '@jahrring/ui';
import { NumberField, useFormContext, useReadOnly, useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

type Step = BarkTable['rows'][number]['steps'][number];
type StepsName = `barkTables.${number}.rows.${number}.steps`;

/** Up to a diameter so much; the last step, without one, for whatever is thicker. */
export function BarkSteps({ name }: { name: StepsName }) {
  const readOnly = useReadOnly();
  const t = useT('timber');
  const { setValue } = useFormContext<UpdateTimberSettings>();
  const steps = useWatch<UpdateTimberSettings, StepsName>({ name });
  const set = (next: Step[]) => setValue(name, next, { shouldDirty: true });
  return (
    <Stack gap={2}>
      {steps.map((_, index) => (
        <Row key={index} align="end" noWrap>
          <NumberField
            name={`${name}.${index}.upToCm`}
            label={t('settings.upToCm')}
            placeholder={t('settings.thicker')}
            suffix="cm"
            emptyValue={null}
          />
          <NumberField name={`${name}.${index}.deductionCm`} label={t('settings.deductionCm')} suffix="cm" />
          {readOnly || steps.length === 1 ? null : (
            <IconButton
              icon={trashIcon}
              label={t('settings.removeStep', { number: index + 1 })}
              onClick={() => set(steps.filter((_one, other) => other !== index))}
            />
          )}
        </Row>
      ))}
      {readOnly ? (
        <Text tone="muted" size="small">
          {t('settings.stepsText')}
        </Text>
      ) : (
        <div>
          <Button
            size="small"
            icon={plusIcon}
            onClick={() => set([{ upToCm: 20, deductionCm: 1 }, ...steps])}
          >
            {t('settings.addStep')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
