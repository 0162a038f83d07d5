import type { UpdateTimberSettings } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Stack } from '@jahrring/ui';
import { TextField, useFormContext, useReadOnly, useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

export function Assortments() {
  const readOnly = useReadOnly();
  const t = useT('timber');
  const { setValue } = useFormContext<UpdateTimberSettings>();
  const all = useWatch<UpdateTimberSettings, 'assortments'>({ name: 'assortments' });
  const set = (next: string[]) => setValue('assortments', next, { shouldDirty: true });
  return (
    <Stack gap={2}>
      {all.map((_, index) => (
        <Row key={index} noWrap>
          <TextField
            name={`assortments.${index}`}
            label={t('settings.assortment', { number: index + 1 })}
            hideLabel
          />
          {readOnly ? null : (
            <IconButton
              icon={trashIcon}
              label={t('settings.removeAssortment', { number: index + 1 })}
              onClick={() => set(all.filter((_one, other) => other !== index))}
            />
          )}
        </Row>
      ))}
      {readOnly ? null : (
        <div>
          <Button icon={plusIcon} onClick={() => set([...all, ''])}>
            {t('settings.addAssortment')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
