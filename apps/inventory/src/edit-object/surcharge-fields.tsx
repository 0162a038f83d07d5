import { objectLimits, type ObjectDraft } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Section, Stack, Text } from '@jahrring/ui';
import { NumberField, SelectField, TextField, useFieldArray, useReadOnly } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

const kinds = ['percent', 'amount'] as const;

/** Fields for the surcharges on the price, each with its name. */
export function SurchargeFields() {
  const readOnly = useReadOnly();
  const t = useT('inventory');
  const { fields, append, remove } = useFieldArray<ObjectDraft, 'surcharges'>({ name: 'surcharges' });
  const full = fields.length >= objectLimits.surcharges;
  return (
    <Section title={t('object.section.surcharges')}>
      <Stack gap={3}>
        {fields.length === 0 ? <Text tone="muted">{t('object.surcharge.none')}</Text> : null}
        {fields.map((field, index) => (
          <div className="inventory-row inventory-row--surcharge" key={field.id}>
            <TextField name={`surcharges.${index}.title`} label={t('object.field.surchargeTitle')} />
            <SelectField
              name={`surcharges.${index}.kind`}
              label={t('object.field.surchargeKind')}
              required
              options={kinds.map((value) => ({ value, label: t(`object.surcharge.${value}`) }))}
            />
            <NumberField
              name={`surcharges.${index}.value`}
              label={t('object.field.surchargeValue')}
              valueAs="string"
              decimals={4}
              emptyValue=""
            />
            {readOnly ? null : (
              <IconButton
                icon={trashIcon}
                label={t('object.surcharge.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            )}
          </div>
        ))}
        {readOnly || full ? null : (
          <div>
            <Button
              size="small"
              icon={plusIcon}
              onClick={() => append({ title: '', kind: 'percent', value: '' })}
            >
              {t('object.surcharge.add')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
