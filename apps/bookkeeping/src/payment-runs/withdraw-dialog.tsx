import type { PaymentRunView } from '@jahrring/contracts-bookkeeping';
import { notify, useT } from '@jahrring/tool-kit';
import { useWithdrawRun } from '../payment-runs.api';
import { ReasonDialog } from '../reason-dialog';

interface DialogProps {
  run: PaymentRunView;
  onClose: () => void;
}

/** Gives a run up, with a reason. */
export function WithdrawDialog({ run, onClose }: DialogProps) {
  const t = useT('bookkeeping');
  const [withdraw] = useWithdrawRun();
  return (
    <ReasonDialog
      title={t('run.action.withdraw')}
      text={t(run.fileCreatedAt ? 'run.withdrawAtBank' : 'run.withdrawText')}
      label={t('run.field.reason')}
      action={t('run.action.withdraw')}
      onSubmit={async (reason) => {
        await withdraw({ id: run.id, reason }).unwrap();
        notify.success(t('run.message.withdrawn'));
      }}
      onClose={onClose}
    />
  );
}
