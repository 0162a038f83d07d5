import { dayReportStates, type DayReportListItem } from '@jahrring/contracts-time';
import { type Format, type Translate } from '@jahrring/tool-kit';
import { type GridColumn } from '@jahrring/ui/grid';
import { ReportState } from './report-state';

export function reportColumns(t: Translate, format: Format): GridColumn<DayReportListItem>[] {
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
