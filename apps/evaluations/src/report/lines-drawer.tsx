import { useAbility, useFormat, useListExport, useT, problemText } from '@jahrring/tool-kit';
import { ActionMenu, Drawer } from '@jahrring/ui';
import { DataGrid, type GridColumn, type GridState } from '@jahrring/ui/grid';
import type { FactLine } from '@jahrring/contracts-evaluations';
import { useState } from 'react';
import { lineFilesUrl, useLines, type ReportArgs } from '../evaluations.api';

const start: GridState = { page: 1, pageSize: 25, sort: '', search: '', filter: {} };

interface LinesDrawerProps {
  title: string;
  args: ReportArgs;
  onClose: () => void;
}

/** The lines a figure is made of, newest first; each opens in the time sheet of who may open it. */
export function LinesDrawer({ title, args, onClose }: LinesDrawerProps) {
  const t = useT('evaluations');
  const { canAny } = useAbility();
  const [state, setState] = useState(start);
  const page = { page: String(state.page), pageSize: String(state.pageSize) };
  const query = useLines({ ...args, ...page }, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(lineFilesUrl, args, title);
  const mayOpen = canAny(['tools.project.timetable.own.show', 'tools.project.timetable.others.show']);
  return (
    <Drawer opened onClose={onClose} title={title} size="large">
      <DataGrid<FactLine>
        label={t('report.lines')}
        columns={useLineColumns(query.data?.items.some(({ amount }) => amount !== null) ?? false)}
        rows={query.data?.items}
        total={query.data?.total}
        state={state}
        onStateChange={(patch) => setState((before) => ({ ...before, page: 1, ...patch }))}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        {...(mayOpen ? { rowTo: (line: FactLine) => `/timetables/edit/${line.id}` } : {})}
        searchable={false}
        exportSlot={<ActionMenu items={exportItems} />}
        pageSizes={[25, 50, 100]}
      />
    </Drawer>
  );
}

function useLineColumns(withAmount: boolean): GridColumn<FactLine>[] {
  const t = useT('evaluations');
  const format = useFormat();
  const columns: GridColumn<FactLine>[] = [
    { id: 'day', header: t('dimension.day'), value: ({ day }) => format.date(day), width: 130, grow: 0 },
    { id: 'person', header: t('dimension.person'), value: ({ person }) => person, card: 'subtitle' },
    { id: 'project', header: t('dimension.project'), value: ({ project }) => project, grow: 2 },
    {
      id: 'activity',
      header: t('dimension.activity'),
      value: ({ activity, kind }) => activity ?? t(`kind.${kind}`),
    },
    {
      id: 'seconds',
      header: t('measure.hours'),
      value: ({ seconds }) => (seconds > 0 ? format.duration(seconds) : null),
      ...{ align: 'end', width: 90, grow: 0, card: 'badge' },
    },
  ];
  const amount: GridColumn<FactLine> = {
    ...{ id: 'amount', header: t('measure.amount'), align: 'end', width: 110, grow: 0 },
    value: (line) => (line.amount === null ? null : format.amount(line.amount)),
  };
  return withAmount ? [...columns, amount] : columns;
}
