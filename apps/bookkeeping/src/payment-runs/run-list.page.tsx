import { paymentRunListSpec, paymentRunStates, type PaymentRunRow } from '@jahrring/contracts-bookkeeping';
import { useAbility, useFormat, useListState, useT, type Format, type Translate } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Button, Card, PageFrame, Stack } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { plusIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { usePaymentRuns } from '../payment-runs.api';
import { RunBadge } from './run-badge';
import { UploadReport } from './upload-report';

/** Payment runs, the newest first, and the way in for what the bank reports of them. */
export function Component() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const maySend = useAbility().can('tools.creditors.pay');
  const list = useListState({ defaultSort: paymentRunListSpec.defaultSort });
  const query = usePaymentRuns(list.args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => runColumns(t, format), [t, format]);
  return (
    <PageFrame
      title={t('run.title.list')}
      subtitle={t('run.subtitle')}
      actions={
        maySend ? (
          <Button variant="primary" icon={plusIcon} to="/creditors/payments/create">
            {t('run.action.create')}
          </Button>
        ) : null
      }
      tabs={[
        { label: t('creditor.title.bills'), to: '/creditors', active: false },
        { label: t('run.title.list'), to: '/creditors/payments', active: true },
      ]}
    >
      <Stack gap={5}>
        <DataGrid<PaymentRunRow>
          label={t('run.title.list')}
          columns={columns}
          {...gridOf(t, list, query)}
          rowLabel={(row) => t('run.title.of', { date: format.date(row.executionDate) })}
          rowTo={(row) => `/creditors/payments/edit/${row.id}`}
          empty={{ title: t('run.emptyTitle'), text: t('run.emptyText') }}
          storageKey="bookkeeping.payment-runs"
        />
        {maySend ? (
          <Card>
            <UploadReport />
          </Card>
        ) : null}
      </Stack>
    </PageFrame>
  );
}

function runColumns(t: Translate, format: Format): GridColumn<PaymentRunRow>[] {
  const states = paymentRunStates.map((value) => ({ value, label: t(`run.state.${value}`) }));
  return [
    {
      ...{ id: 'executionDate', header: t('run.field.executionDate'), sortable: true, fixed: true },
      ...{ filter: { kind: 'date' }, width: 150, grow: 1, card: 'title' },
      value: (row) => format.date(row.executionDate),
    },
    {
      ...{ id: 'state', header: t('run.field.state'), width: 190, grow: 1, card: 'badge' },
      filter: { kind: 'options', options: states },
      value: (row) => t(`run.state.${row.state}`),
      cell: (row) => <RunBadge state={row.state} />,
    },
    {
      ...{ id: 'billCount', header: t('run.field.bills'), align: 'end', width: 120, grow: 0 },
      value: (row) => t('run.bills', { count: row.billCount }),
      card: 'subtitle',
    },
    {
      ...{ id: 'total', header: t('run.field.total'), align: 'end', sortable: true, width: 150, grow: 0 },
      filter: { kind: 'number' },
      value: (row) => format.money(row.total, row.currency),
    },
  ];
}
