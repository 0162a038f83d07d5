import { sourceRowColumns, type SourceRowColumn, type SourceRows } from '@jahrring/contracts-evaluations';
import { problemText, useFormat, useListExport, useLocale, useT } from '@jahrring/tool-kit';
import { ActionMenu, Drawer } from '@jahrring/ui';
import { DataGrid, type GridColumn, type GridState } from '@jahrring/ui/grid';
import { useState } from 'react';
import { rowFilesUrl, useRows, type ReportArgs } from '../evaluations.api';
import { keyTexts, thousandths } from './use-texts';

const start: GridState = { page: 1, pageSize: 25, sort: '', search: '', filter: {} };

type Item = SourceRows['items'][number];

interface RowsDrawerProps {
  title: string;
  args: ReportArgs;
  onClose: () => void;
}

/** Drawer with the rows behind a figure of any source except time; each opens on its own page. */
export function RowsDrawer({ title, args, onClose }: RowsDrawerProps) {
  const t = useT('evaluations');
  const [state, setState] = useState(start);
  const page = { page: String(state.page), pageSize: String(state.pageSize) };
  const query = useRows({ ...args, ...page }, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(rowFilesUrl, args, title);
  return (
    <Drawer opened onClose={onClose} title={title} size="large">
      <DataGrid<Item>
        label={t('report.lines')}
        columns={useColumns(query.data?.columns ?? [])}
        rows={query.data?.items}
        total={query.data?.total}
        state={state}
        onStateChange={(patch) => setState((before) => ({ ...before, page: 1, ...patch }))}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowTo={({ path }: Item) => path}
        searchable={false}
        exportSlot={<ActionMenu items={exportItems} />}
        pageSizes={[25, 50, 100]}
      />
    </Drawer>
  );
}

function useColumns(columns: readonly SourceRowColumn[]): GridColumn<Item>[] {
  const t = useT('evaluations');
  const common = useT();
  const format = useFormat();
  const months = new Intl.DateTimeFormat(useLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const textOf = (kind: (typeof sourceRowColumns)[SourceRowColumn], value: string): string => {
    if (kind === 'date') return format.date(value);
    if (kind === 'month') return months.format(new Date(`${value}-01T00:00:00Z`));
    if (kind === 'money') return format.amount(value);
    if (kind === 'hours') return format.duration(Number(value));
    if (kind === 'documentStatus') return common(`status.${value}`);
    if (kind === 'quantity') return format.number(Number(value));
    if (kind === 'volume') return format.number(Number(value), thousandths);
    const texts = keyTexts[kind];
    return texts ? t(`${texts}.${value}`) : value;
  };
  return columns.map((column, index): GridColumn<Item> => {
    const kind = sourceRowColumns[column];
    const isFigure = kind === 'money' || kind === 'hours' || kind === 'quantity' || kind === 'volume';
    return {
      id: column,
      header: t(`rowColumn.${column}`),
      value: ({ cells }) => {
        const value = cells[index] ?? null;
        return value === null ? null : textOf(kind, value);
      },
      ...(isFigure ? { align: 'end' as const, width: 120, grow: 0 } : {}),
      ...(kind === 'date' || kind === 'month' ? { width: 120, grow: 0 } : {}),
      ...(column === 'title' || column === 'project' ? { grow: 2 } : {}),
    };
  });
}
