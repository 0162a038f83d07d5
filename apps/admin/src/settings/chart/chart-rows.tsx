import {
  type AccountImportRow,
  type AccountImportView,
  type AccountOutcome,
  accountOutcomes,
} from '@jahrring/contracts-admin';
import { problemText, useListState, useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconShape } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { alertIcon, editIcon, minusIcon, plusIcon } from '@jahrring/ui/icons';
import { useChartRows } from '../settings.api';

const looks: Readonly<Record<AccountOutcome, { icon: IconShape; tone: ColorFamily }>> = {
  create: { icon: plusIcon, tone: 'wald' },
  update: { icon: editIcon, tone: 'petrol' },
  same: { icon: minusIcon, tone: 'stein' },
  error: { icon: alertIcon, tone: 'rot' },
};

type Translate = ReturnType<typeof useT>;

function errorTexts(t: Translate, { errors }: AccountImportRow): string[] {
  return errors.map(({ line, column, header, key, params }) =>
    t('chart.errorAt', { line, column, header, message: t(key, params) }),
  );
}

function rowColumns(t: Translate): GridColumn<AccountImportRow>[] {
  return [
    {
      id: 'line',
      header: t('chart.line'),
      value: (row) => row.line,
      align: 'end',
      width: 80,
      grow: 0,
      card: 'none',
    },
    {
      id: 'number',
      header: t('numbered.field.number'),
      value: (row) => row.number,
      width: 100,
      grow: 0,
      card: 'subtitle',
    },
    {
      id: 'title',
      header: t('numbered.field.title'),
      value: (row) => row.title,
      width: 200,
      grow: 2,
      card: 'title',
    },
    {
      id: 'kind',
      header: t('account.field.kind'),
      value: (row) => t(`account.kind.${row.kind}`, { defaultValue: row.kind }),
      width: 110,
      grow: 0,
    },
    {
      id: 'outcome',
      header: t('chart.outcome'),
      value: (row) => t(`chart.outcomes.${row.outcome}`),
      cell: (row) => <Badge {...looks[row.outcome]}>{t(`chart.outcomes.${row.outcome}`)}</Badge>,
      filter: {
        kind: 'options',
        options: accountOutcomes.map((value) => ({ value, label: t(`chart.outcomes.${value}`) })),
      },
      width: 140,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'errors',
      header: t('chart.errors'),
      value: (row) => errorTexts(t, row).join(' '),
      width: 220,
      grow: 3,
    },
  ];
}

/** What the import would do with each row, and what is wrong with it. */
export function ChartRows({ run }: { run: AccountImportView }) {
  const t = useT('admin');
  const list = useListState({ defaultSort: 'line' });
  const query = useChartRows({ id: run.id, args: list.args });
  const columns = useMemo(() => rowColumns(t), [t]);
  return (
    <DataGrid<AccountImportRow>
      label={t('chart.rows')}
      columns={columns}
      rows={query.data?.items}
      total={query.data?.total}
      rowId={(row) => String(row.line)}
      rowLabel={(row) => `${row.number} ${row.title}`}
      state={list.state}
      onStateChange={list.set}
      loading={query.isFetching}
      error={query.error ? problemText(t, query.error) : undefined}
      onRetry={() => void query.refetch()}
      storageKey="admin.chartRows"
    />
  );
}
