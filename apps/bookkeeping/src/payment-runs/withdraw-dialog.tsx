import { paymentRunLimits, withdrawPaymentRun, type PaymentRunView } from '@jahrring/contracts-bookkeeping';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack, Text } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import { useWithdrawRun } from '../payment-runs.api';

interface DialogProps {
  run: PaymentRunView;
  onClose: () => void;
}

/** Gives a run up, with a reason. */
export function WithdrawDialog({ run, onClose }: DialogProps) {
  const t = useT('bookkeeping');
  const form = useZodForm(withdrawPaymentRun, { reason: '' });
  const toForm = useProblemToForm(form);
  const [withdraw, { isLoading }] = useWithdrawRun();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('run.action.withdraw')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" type="submit" form="bookkeeping-withdraw" loading={isLoading}>
            {t('run.action.withdraw')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        id="bookkeeping-withdraw"
        label={t('run.action.withdraw')}
        draft={false}
        onSubmit={async ({ reason }) => {
          const answer = await withdraw({ id: run.id, reason });
          if (answer.error) return void toForm(answer.error);
          notify.success(t('run.message.withdrawn'));
          onClose();
        }}
      >
        <Stack gap={3}>
          <Text tone="muted">{t(run.fileCreatedAt ? 'run.withdrawAtBank' : 'run.withdrawText')}</Text>
          <TextField
            name="reason"
            label={t('run.field.reason')}
            required
            maxLength={paymentRunLimits.reason}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
