import { recordPayment, type DocumentView, type RecordPaymentInput } from '@jahrring/contracts-documents';
import { useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { DateField, Form, MoneyField, useZodForm } from '@jahrring/ui/form';
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
  const toForm = useProblemToForm(form);
  const { pay, isLoading } = usePaymentActs(document);
  const save = async (body: RecordPaymentInput) => {
    try {
      await pay(body);
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('payment.title', { number: document.number ?? '' })}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" type="submit" form="documents-payment" loading={isLoading}>
            {t('payment.record')}
          </Button>
        </>
      }
    >
      <Form form={form} id="documents-payment" onSubmit={save} label={t('payment.record')} draft={false}>
        <Stack gap={3}>
          <p>{t('payment.open', { amount: format.money(open, currency) })}</p>
          <DateField name="paidOn" label={t('payment.paidOn')} required />
          <MoneyField name="amount" label={t('payment.amount')} currency={currency} required />
          {cashDiscounts.length > 0 ? (
            <MoneyField name="deducted" label={t('payment.deducted')} currency={currency} />
          ) : null}
        </Stack>
      </Form>
    </Modal>
  );
}
