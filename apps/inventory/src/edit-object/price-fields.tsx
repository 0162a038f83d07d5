import { vatKeys } from '@jahrring/contracts-common';
import { kindLooks, unitsFor, type ObjectDraft } from '@jahrring/contracts-inventory';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Button, Columns, IconButton, Section, Stack, Text } from '@jahrring/ui';
import { DateField, NumberField, SelectField, useFieldArray, useReadOnly, useWatch } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

/** Unit, price and VAT, and the prices that are planned for later. */
export function PriceFields() {
  const t = useT('inventory');
  const { currency } = useBoot().licence;
  const kind = useWatch<ObjectDraft, 'kind'>({ name: 'kind' });
  const usual = new Set<string>(kindLooks[kind].units);
  const units = unitsFor(kind).map((value) => ({
    value,
    label: t(`unit.${value}`),
    group: t(usual.has(value) ? 'object.unitGroup.usual' : 'object.unitGroup.all'),
  }));
  return (
    <Section title={t('object.section.price')} description={t('object.price.hint')}>
      <Stack>
        <Columns count={3}>
          <SelectField name="unit" label={t('object.field.unit')} required options={units} />
          <NumberField
            name="price"
            label={t('object.field.price')}
            valueAs="string"
            decimals={4}
            minDecimals={2}
            suffix={currency}
            emptyValue=""
          />
          <SelectField
            name="vatRateKey"
            label={t('object.field.vatRateKey')}
            required
            options={vatKeys.map((value) => ({ value, label: t(`vat.${value}`) }))}
          />
        </Columns>
        <DatedPrices currency={currency} />
      </Stack>
    </Section>
  );
}

function DatedPrices({ currency }: { currency: string }) {
  const readOnly = useReadOnly();
  const t = useT('inventory');
  const { fields, append, remove } = useFieldArray<ObjectDraft, 'datedPrices'>({ name: 'datedPrices' });
  return (
    <Stack gap={3}>
      {fields.map((field, index) => (
        <div className="inventory-row inventory-row--price" key={field.id}>
          <DateField name={`datedPrices.${index}.validFrom`} label={t('object.field.validFrom')} />
          <NumberField
            name={`datedPrices.${index}.price`}
            label={t('object.field.newPrice')}
            valueAs="string"
            decimals={4}
            minDecimals={2}
            suffix={currency}
            emptyValue=""
          />
          {readOnly ? null : (
            <IconButton
              icon={trashIcon}
              label={t('object.price.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {readOnly ? null : (
        <div>
          <Button size="small" icon={plusIcon} onClick={() => append({ validFrom: '', price: '' })}>
            {t('object.price.add')}
          </Button>
        </div>
      )}
      {readOnly && fields.length === 0 ? <Text tone="muted">{t('object.price.start')}</Text> : null}
    </Stack>
  );
}
