import { dayReportStates, recordPermissions, type DayReportListItem } from '@jahrring/contracts-time';
import {
  problemText,
  useAbility,
  useFormat,
  useListExport,
  useListState,
  useT,
  type Format,
  type Translate,
} from '@jahrring/tool-kit';
import { ActionMenu, Button, PageFrame } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { downloadIcon, plusIcon } from '@jahrring/ui/icons';
import { reportsUrl, useDayReportList } from './day-report.api';
import './day-reports.css';
import { ReportState } from './report-state';
import { UnsentReports } from './unsent-reports';

/** Every day report the reader may see. */
export function Component() {
  const t = useT('time');
  const format = useFormat();
  const { canAny } = useAbility();
  const list = useListState({ defaultSort: '-workDate,-updatedAt' });
  const { data, error, isFetching, refetch } = useDayReportList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const exports = useListExport(`${reportsUrl}/export`, list.args, t('title.dayReports'));
  const columns = useMemo(() => reportColumns(t, format), [t, format]);
  const create = canAny([...recordPermissions]) ? (
    <Button variant="primary" icon={plusIcon} to="/day-reports/create">
      {t('report.new')}
    </Button>
  ) : null;
  return (
    <PageFrame
      title={t('title.dayReports')}
      actions={
        <>
          {create}
          <ActionMenu text={t('list.export')} icon={downloadIcon} items={exports} />
        </>
      }
    >
      <UnsentReports />
      <DataGrid<DayReportListItem>
        label={t('title.dayReports')}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        rowLabel={(row) => `${format.date(row.workDate)} ${row.projectNumber}`}
        state={list.state}
        onStateChange={list.set}
        loading={isFetching}
        error={error ? problemText(t, error) : undefined}
        onRetry={() => void refetch()}
        rowTo={(row) => `/day-reports/${row.id}`}
        searchable
        searchPlaceholder={t('report.search')}
        empty={{ title: t('report.empty') }}
        storageKey="time.dayReports"
      />
    </PageFrame>
  );
}

function reportColumns(t: Translate, format: Format): GridColumn<DayReportListItem>[] {
  return [
    {
      id: 'workDate',
      header: t('field.date'),
      value: (row) => format.longDate(row.workDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 150,
      grow: 0,
      fixed: true,
      card: 'title',
    },
    {
      id: 'number',
      header: t('reportField.number'),
      value: (row) => row.number,
      sortable: true,
      filter: true,
      width: 130,
      grow: 0,
    },
    {
      id: 'projectNumber',
      header: t('field.project'),
      value: (row) => `${row.projectNumber} ${row.projectTitle}`,
      sortable: true,
      width: 220,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'state',
      header: t('reportField.state'),
      value: (row) => t(`report.state.${row.state}`),
      cell: (row) => <ReportState state={row.state} />,
      sortable: true,
      filter: {
        kind: 'options',
        options: dayReportStates.map((value) => ({ value, label: t(`report.state.${value}`) })),
      },
      width: 160,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'signer',
      header: t('reportField.signedBy'),
      value: (row) => row.signer,
      sortable: true,
      filter: true,
      width: 150,
    },
    {
      id: 'employeeName',
      header: t('reportField.employeeName'),
      value: (row) => row.employeeName,
      sortable: true,
      width: 150,
    },
    {
      id: 'text',
      header: t('reportField.text'),
      value: (row) => row.text,
      width: 220,
      grow: 2,
      hiddenByDefault: true,
      card: 'none',
    },
  ];
}
