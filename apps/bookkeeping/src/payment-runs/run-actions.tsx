import type { PaymentRunState, PaymentRunView } from '@jahrring/contracts-bookkeeping';
import { notify, useAbility, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { checkIcon, downloadIcon, sendIcon, xIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { fileUrl, useConfirmRun, useRunStep, type RunStep } from '../payment-runs.api';
import { ExecuteDialog } from './execute-dialog';
import { useRunProblem } from './use-run-problem';
import { WithdrawDialog } from './withdraw-dialog';

const withBank: readonly PaymentRunState[] = ['generated', 'uploaded', 'accepted', 'part'];

/** The next step of a run as a button; what is seldom needed in the menu beside it. */
export function RunActions({ run }: { run: PaymentRunView }) {
  const t = useT('bookkeeping');
  const mayPay = useAbility().can('tools.creditors.pay');
  const [dialog, setDialog] = useState<'withdraw' | 'execute' | null>(null);
  if (!mayPay) return null;
  const isOut = withBank.includes(run.state);
  const isAlive = isOut || run.state === 'draft' || run.state === 'confirmed';
  const close = () => setDialog(null);
  return (
    <>
      <NextStep run={run} />
      {run.fileCreatedAt ? (
        <Button icon={downloadIcon} href={fileUrl(run.id)} download>
          {t('run.action.download')}
        </Button>
      ) : null}
      {isAlive ? (
        <ActionMenu
          items={[
            isOut && { label: t('run.action.execute'), icon: checkIcon, onClick: () => setDialog('execute') },
            { label: t('run.action.withdraw'), icon: xIcon, onClick: () => setDialog('withdraw') },
          ]}
        />
      ) : null}
      {dialog === 'withdraw' ? <WithdrawDialog run={run} onClose={close} /> : null}
      {dialog === 'execute' ? <ExecuteDialog run={run} onClose={close} /> : null}
    </>
  );
}

function NextStep({ run }: { run: PaymentRunView }) {
  const t = useT('bookkeeping');
  const reportProblem = useRunProblem();
  const [confirm, confirming] = useConfirmRun();
  const [step, stepping] = useRunStep();
  const loading = confirming.isLoading || stepping.isLoading;
  const go = (next: RunStep) => step({ id: run.id, step: next }).unwrap();
  const attempt = (act: () => Promise<unknown>, message: string) => () =>
    void act().then(() => notify.success(message), reportProblem);
  const { id, version } = run;
  if (run.state === 'draft') {
    return (
      <Button
        variant="primary"
        icon={checkIcon}
        loading={loading}
        disabled={run.needsOther}
        onClick={attempt(() => confirm({ id, version }).unwrap(), t('run.message.confirmed'))}
      >
        {t('run.action.confirm')}
      </Button>
    );
  }
  if (run.state === 'confirmed') {
    return (
      <Button
        variant="primary"
        loading={loading}
        onClick={attempt(() => go('file'), t('run.message.generated'))}
      >
        {t('run.action.generate')}
      </Button>
    );
  }
  if (run.state !== 'generated') return null;
  return (
    <Button
      variant="primary"
      icon={sendIcon}
      loading={loading}
      onClick={attempt(() => go('upload'), t('run.message.uploaded'))}
    >
      {t('run.action.upload')}
    </Button>
  );
}
