import { vatReturnLimits, type VatSettings } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { Button, Columns, Section, Stack } from '@jahrring/ui';
import { TextField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import './row-fields.css';

/** Activities with a net tax rate each; the first takes what belongs to no other. */
export function ActivityFields() {
  const t = useT('bookkeeping');
  const { fields, append, remove } = useFieldArray<VatSettings, 'activities'>({ name: 'activities' });
  return (
    <Section title={t('vat.set.activities')} description={t('vat.set.activitiesText')}>
      <Stack gap={4}>
        {fields.map(({ id }, index) => (
          <fieldset key={id} className="row-fields">
            <legend>{t('vat.set.activity', { number: index + 1 })}</legend>
            <Columns>
              <TextField name={`activities.${index}.code`} label={t('vat.set.code')} maxLength={5} />
              <TextField name={`activities.${index}.name`} label={t('vat.set.name')} />
              <TextField
                name={`activities.${index}.rate`}
                label={t('vat.set.rate')}
                inputMode="decimal"
                maxLength={5}
                suffix="%"
              />
              <TextField name={`activities.${index}.accounts`} label={t('vat.set.accounts')} />
            </Columns>
            <Button size="small" icon={trashIcon} onClick={() => remove(index)}>
              {t('vat.set.removeActivity', { number: index + 1 })}
            </Button>
          </fieldset>
        ))}
        {fields.length < vatReturnLimits.activities ? (
          <div>
            <Button
              size="small"
              icon={plusIcon}
              onClick={() => append({ code: '', name: '', rate: '', accounts: '' })}
            >
              {t('vat.set.addActivity')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Section>
  );
}
