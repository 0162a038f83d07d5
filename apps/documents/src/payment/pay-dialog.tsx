import { recordPayment, type DocumentView, type RecordPaymentInput } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { DateField, MoneyField, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { usePaymentActs } from './use-payments';

interface PayDialogProps {
  document: DocumentView;
  onClose: () => void;
}

/** Day and amount of a payment; with a cash discount what was deducted, too. */
export function PayDialog({ document, onClose }: PayDialogProps) {
  const t = useT('documents');
  const format = useFormat();
  const { openAmount, currency, cashDiscounts } = document;
  const open = openAmount ?? '0.00';
  const form = useZodForm(recordPayment, { paidOn: localToday(), amount: open, deducted: '0.00' });
  const { pay, isLoading } = usePaymentActs(document);
  const save = useSubmit(form, async (body: RecordPaymentInput) => {
    await pay(body);
    onClose();
  });
  return (
    <FormDialog
      title={t('payment.title', { number: document.number ?? '' })}
      form={form}
      label={t('payment.record')}
      draft={false}
      saving={isLoading}
      size="small"
      submitLabel={t('payment.record')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{t('payment.open', { amount: format.money(open, currency) })}</p>
        <DateField name="paidOn" label={t('payment.paidOn')} />
        <MoneyField name="amount" label={t('payment.amount')} currency={currency} />
        {cashDiscounts.length > 0 ? (
          <MoneyField name="deducted" label={t('payment.deducted')} currency={currency} />
        ) : null}
      </Stack>
    </FormDialog>
  );
}
