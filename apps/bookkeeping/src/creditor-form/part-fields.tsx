import { supplierBillLimits } from '@jahrring/contracts-bookkeeping';
import { vatKeys } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Button, Columns, Stack } from '@jahrring/ui';
import { MoneyField, SelectField, TextField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useChart } from '../settings.api';
import '../settings/row-fields.css';
import type { BillForm } from './bill-form';

/** What a bill is for: accounts with their amounts, VAT in them. */
export function PartFields({ currency }: { currency: string }) {
  const t = useT('bookkeeping');
  const { fields, append, remove } = useFieldArray<BillForm, 'parts'>({ name: 'parts' });
  const chart = useChart().data?.items ?? [];
  const accounts = chart.map(({ number, title }) => ({ value: number, label: `${number} ${title}` }));
  const keys = vatKeys.map((value) => ({ value, label: t(`creditor.vatKey.${value}`) }));
  return (
    <Stack gap={4}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="row-fields">
          <legend>{t('creditor.part', { number: index + 1 })}</legend>
          <Columns>
            <SelectField
              name={`parts.${index}.account`}
              label={t('creditor.field.account')}
              required
              options={accounts}
            />
            <SelectField
              name={`parts.${index}.vatKey`}
              label={t('creditor.field.vatKey')}
              required
              options={keys}
            />
            <MoneyField
              name={`parts.${index}.gross`}
              label={t('creditor.field.amount')}
              currency={currency}
              required
            />
            <TextField
              name={`parts.${index}.costCentre`}
              label={t('creditor.field.costCentre')}
              maxLength={supplierBillLimits.costCentre}
            />
          </Columns>
          {fields.length > 1 ? (
            <Button size="small" icon={trashIcon} onClick={() => remove(index)}>
              {t('creditor.removePart', { number: index + 1 })}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {fields.length < supplierBillLimits.parts ? (
        <div>
          <Button
            size="small"
            icon={plusIcon}
            onClick={() => append({ account: '', vatKey: 'standard', gross: '', costCentre: null })}
          >
            {t('creditor.addPart')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
