import type { AddressDraft } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { CashDiscountFields } from '@jahrring/tool-kit/form';
import { Stack, Switch, Text } from '@jahrring/ui';
import { NumberField, useField, useReadOnly } from '@jahrring/ui/form';

const usualTerm = { days: 30, cashDiscounts: [] };

/** The terms of payment a customer has of their own; new documents take them over. */
export function PaymentTermFields() {
  const readOnly = useReadOnly();
  const t = useT('addresses');
  const label = t('field.ownPaymentTerm');
  const field = useField<AddressDraft['paymentTerm']>({ name: 'paymentTerm', label });
  const isOwn = Boolean(field.value);
  return (
    <Stack gap={3}>
      <Switch
        label={label}
        checked={isOwn}
        disabled={readOnly}
        onChange={(checked) => field.setValue(checked ? usualTerm : null)}
      />
      <Text size="small" tone="muted" as="p">
        {t('hint.ownPaymentTerm')}
      </Text>
      {isOwn ? (
        <>
          <NumberField name="paymentTerm.days" label={t('field.termDays')} />
          {readOnly ? null : <CashDiscountFields name="paymentTerm.cashDiscounts" />}
        </>
      ) : null}
    </Stack>
  );
}
