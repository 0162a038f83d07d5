import type { PaymentRunView } from '@jahrring/contracts-bookkeeping';
import { spacedIban } from '@jahrring/contracts-common';
import { problemOf, problemText, useFormat, useParams, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, DescriptionList, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { usePaymentRun } from '../payment-runs.api';
import { RunActions } from './run-actions';
import { RunBadge } from './run-badge';
import { RunBills } from './run-bills';

const listPath = '/creditors/payments';

/** One payment run: where it stands, its bills, and what can be done next. */
export function Component() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { id = '' } = useParams();
  const { currentData: run, error, refetch } = usePaymentRun(id, { refetchOnMountOrArgChange: true });
  const breadcrumbs = [{ label: t('run.title.list'), to: listPath }];
  if (run) {
    return (
      <PageFrame
        title={t('run.title.of', { date: format.date(run.executionDate) })}
        subtitle={run.messageId}
        breadcrumbs={breadcrumbs}
        actions={<RunActions run={run} />}
        width="narrow"
      >
        <Stack gap={5}>
          <Doubts run={run} />
          <Facts run={run} />
          <RunBills run={run} />
        </Stack>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('run.title.one')} breadcrumbs={breadcrumbs}>
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('run.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to={listPath}>{t('run.title.list')}</Button>}
        />
      ) : (
        <Skeletons lines={10} />
      )}
    </PageFrame>
  );
}

/** Problems that prevent the run from continuing. */
function Doubts({ run }: { run: PaymentRunView }) {
  const t = useT('bookkeeping');
  const isRefused = run.refusals.length > 0 || run.bills.some(({ refusals }) => refusals.length > 0);
  return (
    <>
      {run.needsOther ? <Alert kind="info">{t('run.needsOther')}</Alert> : null}
      {isRefused ? (
        <Alert kind="warning" title={t('run.refused')}>
          {run.refusals.map((reason) => t(`run.refusal.${reason}`)).join(' ')}
        </Alert>
      ) : null}
      {run.state === 'withdrawn' && run.withdrawnReason ? (
        <Alert kind="info" title={t('run.state.withdrawn')}>
          {run.withdrawnReason}
        </Alert>
      ) : null}
    </>
  );
}

function Facts({ run }: { run: PaymentRunView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const moment = (instant: string | null) => (instant === null ? null : format.dateTime(instant));
  const facts: [label: string, value: string | null][] = [
    [t('run.field.total'), format.money(run.total, run.currency)],
    [t('run.field.executionDate'), format.date(run.executionDate)],
    [t('run.field.debtorIban'), run.debtorIban && spacedIban(run.debtorIban)],
    [t('run.field.transfers'), String(run.transferCount)],
    [t('run.field.confirmedAt'), moment(run.confirmedAt)],
    [t('run.field.fileCreatedAt'), moment(run.fileCreatedAt)],
    [t('run.field.uploadedAt'), moment(run.uploadedAt)],
  ];
  return (
    <Card>
      <Stack gap={3}>
        <div>
          <RunBadge state={run.state} />
        </div>
        <DescriptionList
          items={facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))}
        />
      </Stack>
    </Card>
  );
}
