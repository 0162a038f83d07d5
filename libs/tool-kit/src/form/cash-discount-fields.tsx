import { paymentTermLimits, type CashDiscount } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Stack } from '@jahrring/ui';
import { NumberField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import './cash-discount.css';

interface CashDiscountFieldsProps {
  /** Path of the list in its form. */
  name: string;
}

/** Fields for the cash discount on early payment: percent and days, up to two steps. */
export function CashDiscountFields({ name }: CashDiscountFieldsProps) {
  const t = useT('common');
  const { fields, append, remove } = useFieldArray<Record<string, CashDiscount[]>>({ name });
  const isFull = fields.length >= paymentTermLimits.cashDiscounts;
  return (
    <Stack gap={3}>
      {fields.map((field, index) => (
        <div className="jr-cash-discount" key={field.id}>
          <NumberField
            name={`${name}.${index}.percent`}
            label={t('cashDiscount.percent')}
            valueAs="string"
            decimals={2}
            suffix="%"
          />
          <NumberField name={`${name}.${index}.days`} label={t('cashDiscount.days')} />
          <IconButton
            icon={trashIcon}
            label={t('cashDiscount.remove', { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {isFull ? null : (
        <div>
          <Button size="small" icon={plusIcon} onClick={() => append(nextStep(fields.length))}>
            {t('cashDiscount.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The usual steps: 2 % within 10 days, then 1 % within 20. */
function nextStep(count: number): CashDiscount {
  return count === 0 ? { days: 10, percent: '2' } : { days: 20, percent: '1' };
}
