import { documentStatuses, documentTypes, type DocumentListItem } from '@jahrring/contracts-documents';
import type { Format, Translate } from '@jahrring/tool-kit';
import { StatusPill, type GridColumn } from '@jahrring/ui';

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function documentColumns(t: Translate, format: Format): GridColumn<DocumentListItem>[] {
  const types = documentTypes.map((value) => ({ value, label: t(`type.${value}`) }));
  const statuses = documentStatuses.map((value) => ({ value, label: `${value} ${t(`ui:status.${value}`)}` }));
  return [
    {
      id: 'number',
      header: t('field.number'),
      value: (row) => row.number ?? t('list.draft'),
      sortable: true,
      filter: true,
      width: 112,
      grow: 0,
      fixed: true,
      card: 'badge',
    },
    {
      id: 'title',
      header: t('field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 180,
      grow: 3,
      card: 'title',
    },
    {
      id: 'recipientName',
      header: t('field.recipient'),
      value: (row) => row.recipientName,
      sortable: true,
      filter: true,
      width: 150,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'documentDate',
      header: t('field.documentDate'),
      value: (row) => format.date(row.documentDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
    },
    {
      id: 'total',
      header: t('field.total'),
      value: (row) => format.money(row.total, row.currency),
      align: 'end',
      sortable: true,
      filter: { kind: 'number' },
      width: 132,
      grow: 0,
    },
    {
      id: 'status',
      header: t('field.status'),
      value: (row) => row.status,
      cell: (row) => <StatusPill status={row.status} />,
      sortable: true,
      filter: { kind: 'options', options: statuses },
      width: 172,
      grow: 0,
    },
    {
      id: 'type',
      header: t('field.type'),
      value: (row) => t(`type.${row.type}`),
      sortable: true,
      filter: { kind: 'options', options: types },
      width: 130,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'dueDate',
      header: t('field.dueDate'),
      value: (row) => (row.dueDate ? format.date(row.dueDate) : ''),
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'projectNumber',
      header: t('field.project'),
      value: (row) => row.projectNumber,
      sortable: true,
      width: 110,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
  ];
}
