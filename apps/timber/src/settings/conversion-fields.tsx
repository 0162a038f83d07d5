import { localDateAt } from '@jahrring/contracts-common';
import type { UpdateTimberSettings } from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Columns, IconButton, Row, Section, Stack } from '@jahrring/ui';
import { DateField, NumberField, useFormContext, useReadOnly, useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

const decimals = 4;
const kinds = ['stacked', 'loose', 'chips'] as const;

/** Solid m³ in one m³ of each unit, from a day on. */
export function ConversionFields() {
  const readOnly = useReadOnly();
  const t = useT('timber');
  const format = useFormat();
  const { setValue } = useFormContext<UpdateTimberSettings>();
  const all = useWatch<UpdateTimberSettings, 'conversions'>({ name: 'conversions' });
  const set = (next: UpdateTimberSettings['conversions']) =>
    setValue('conversions', next, { shouldDirty: true });
  const add = () => {
    const last = all.at(-1) ?? { stacked: '0.7', loose: '0.45', chips: '0.4' };
    set([...all, { ...last, validFrom: localDateAt(Date.now(), format.timeZone) }]);
  };
  return (
    <Section title={t('settings.tab.conversion')} description={t('settings.conversionText')}>
      <Stack gap={5}>
        {all.map((_, index) => (
          <Row key={index} align="end" noWrap>
            <Columns count={4}>
              <DateField name={`conversions.${index}.validFrom`} label={t('settings.validFrom')} />
              {kinds.map((kind) => (
                <NumberField
                  key={kind}
                  name={`conversions.${index}.${kind}`}
                  label={t(`unit.${kind}`)}
                  valueAs="string"
                  decimals={decimals}
                />
              ))}
            </Columns>
            {readOnly || all.length === 1 ? null : (
              <IconButton
                icon={trashIcon}
                label={t('settings.removeTable', { number: index + 1 })}
                onClick={() => set(all.filter((_one, other) => other !== index))}
              />
            )}
          </Row>
        ))}
        {readOnly ? null : (
          <div>
            <Button icon={plusIcon} onClick={add}>
              {t('settings.addFactors')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
