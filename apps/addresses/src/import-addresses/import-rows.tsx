import type { ImportRowView, RowOutcome } from '@jahrring/contracts-addresses';
import { problemText, useT } from '@jahrring/tool-kit';
import { Badge, DataGrid, type GridColumn, type GridState } from '@jahrring/ui';
import { useMemo, useState } from 'react';
import { useImportRows } from '../addresses.api';
import { outcomeLooks } from './outcome-filter';

type Translate = ReturnType<typeof useT>;

/** What happens to a row: its errors with line and column, or the values that change. */
function Details({ row, t }: { row: ImportRowView; t: Translate }) {
  const errors = row.errors.map(({ line, column, header, key, params }) =>
    t('import.errorAt', { line, column, header: header || t('import.noHeader'), message: t(key, params) }),
  );
  const changes = Object.entries(row.changes).map(([field, { from, to }]) =>
    t('import.change', {
      field: t(`field.${field}`),
      from: from ?? t('merge.empty'),
      to: to ?? t('merge.empty'),
    }),
  );
  return (
    <span className="addresses-row-details">
      {[...errors, ...changes].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

function rowColumns(t: Translate): GridColumn<ImportRowView>[] {
  return [
    {
      id: 'line',
      header: t('import.line'),
      value: (row) => row.line,
      sortable: true,
      align: 'end',
      width: 70,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'name',
      header: t('field.name'),
      value: (row) => row.name || '–',
      width: 200,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'place',
      header: t('field.city'),
      value: (row) => `${row.zip} ${row.city}`.trim(),
      width: 150,
      card: 'subtitle',
    },
    {
      id: 'outcome',
      header: t('import.result'),
      value: (row) => (row.outcome ? t(`import.outcome.${row.outcome}`) : ''),
      cell: (row) =>
        row.outcome ? (
          <Badge {...outcomeLooks[row.outcome]}>{t(`import.outcome.${row.outcome}`)}</Badge>
        ) : null,
      width: 150,
      grow: 0,
    },
    {
      id: 'details',
      header: t('import.details'),
      value: (row) => row.errors.map((error) => t(error.key, error.params)).join(' '),
      cell: (row) => <Details row={row} t={t} />,
      width: 280,
      grow: 4,
    },
  ];
}

const start: GridState = { page: 1, pageSize: 25, sort: 'line', search: '', filter: {} };

/** The rows of an import, of one outcome or all. */
export function ImportRows({ importId, outcome }: { importId: string; outcome: RowOutcome | null }) {
  const t = useT('addresses');
  const [state, setState] = useState(start);
  const columns = useMemo(() => rowColumns(t), [t]);
  const args = {
    page: String(state.pageSize === 'all' ? 1 : state.page),
    pageSize: String(state.pageSize),
    sort: state.sort,
    ...(outcome ? { 'filter[outcome]': outcome } : {}),
  };
  const query = useImportRows({ id: importId, args });
  return (
    <DataGrid<ImportRowView>
      label={t('import.filterAll')}
      columns={columns}
      rows={query.data?.items}
      total={query.data?.total}
      rowLabel={(row) => row.name}
      state={state}
      onStateChange={(patch) => setState((before) => ({ ...before, page: 1, ...patch }))}
      loading={query.isFetching}
      error={query.error ? problemText(t, query.error) : undefined}
      onRetry={() => void query.refetch()}
    />
  );
}
