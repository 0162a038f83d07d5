import { currencies } from '@jahrring/contracts-common';
import { useBoot, useT } from '@jahrring/tool-kit';
import { searchAddresses } from '@jahrring/tool-kit/record-search';
import { Card, Columns, Stack } from '@jahrring/ui';
import { DateField, EntityPicker, SelectField, TextField, useWatch } from '@jahrring/ui/form';
import type { BillForm } from './bill-form';
import { BillTotal } from './bill-total';
import { PartFields } from './part-fields';

export function BillFields({
  supplier,
}: {
  supplier: { addressId: string | null; creditorName: string } | null;
}) {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const currency = useWatch<BillForm, 'currency'>({ name: 'currency' });
  return (
    <>
      <EntityPicker
        name="addressId"
        label={t('creditor.field.supplier')}
        onSearch={searchAddresses}
        selected={supplier?.addressId ? { id: supplier.addressId, label: supplier.creditorName } : null}
      />
      <Columns>
        <TextField name="number" label={t('creditor.field.number')} />
        <TextField name="title" label={t('creditor.field.title')} />
        <DateField name="documentDate" label={t('creditor.field.documentDate')} />
        <DateField name="dueDate" label={t('creditor.field.dueDate')} />
        <TextField name="iban" label={t('creditor.field.iban')} />
        <TextField name="reference" label={t('creditor.field.reference')} />
        <SelectField
          name="currency"
          label={t('debtor.field.currency')}
          required
          options={currencies.map((value) => ({ value, label: value }))}
        />
        {currency === licence.currency ? null : (
          <TextField
            name="exchangeRate"
            label={t('creditor.field.exchangeRate', { currency: licence.currency })}
            inputMode="decimal"
            required
          />
        )}
      </Columns>
      <Card title={t('creditor.parts')}>
        <Stack gap={4}>
          <PartFields currency={currency} />
          <BillTotal currency={currency} />
        </Stack>
      </Card>
    </>
  );
}
