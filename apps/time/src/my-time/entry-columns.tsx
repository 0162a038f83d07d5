import type { EntryKind, EntryView } from '@jahrring/contracts-time';
import type { Format } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { fileInvoiceIcon } from '@jahrring/ui/icons';
import type { Column } from './optional-columns';
import { entryStates } from './entry-states';

/** The columns of the list of entries, as the reader's rights have them. */
export function entryColumns(
  t: (key: string) => string,
  format: Format,
  amountText: (entry: EntryView) => string,
  kinds: readonly EntryKind[],
): Column[] {
  return [
    {
      id: 'workDate',
      header: t('field.date'),
      value: (row) => format.longDate(row.workDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 140,
      grow: 0,
      fixed: true,
      card: 'title',
    },
    {
      id: 'employeeName',
      header: t('field.employee'),
      value: (row) => row.employeeName,
      sortable: true,
      width: 130,
    },
    {
      id: 'projectNumber',
      header: t('field.project'),
      value: (row) => `${row.projectNumber} ${row.projectTitle}`,
      sortable: true,
      width: 200,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'activityTitle',
      header: t('field.activity'),
      value: (row) => row.activityTitle ?? row.objectTitle,
      sortable: true,
      width: 130,
    },
    {
      id: 'kind',
      header: t('field.kind'),
      value: (row) => t(`kind.${row.kind}`),
      sortable: true,
      filter: { kind: 'options', options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })) },
      width: 110,
      grow: 0,
      card: 'none',
    },
    {
      id: 'startAt',
      header: t('field.times'),
      value: (row) => (row.from ? `${row.from}–${row.to}` : ''),
      sortable: true,
      width: 112,
      grow: 0,
    },
    {
      id: 'seconds',
      header: t('field.amountOf'),
      value: amountText,
      sortable: true,
      width: 100,
      grow: 0,
      align: 'end',
      card: 'badge',
    },
    {
      id: 'comment',
      header: t('field.comment'),
      value: (row) => row.comment,
      filter: true,
      width: 150,
      card: 'none',
    },
    {
      id: 'billable',
      header: t('field.billable'),
      value: (row) => (row.billable ? t('list.yes') : ''),
      filter: { kind: 'boolean' },
      width: 120,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'claimed',
      header: t('field.document'),
      value: (row) => row.documentNumber,
      cell: (row) => (row.documentNumber ? <Badge icon={fileInvoiceIcon}>{row.documentNumber}</Badge> : null),
      filter: { kind: 'boolean' },
      width: 130,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
    ...entryStates.map((state): Column => ({
      id: state.id,
      header: t(`state.${state.id}`),
      value: (row) => (state.of(row) ? t(`state.${state.id}`) : ''),
      cell: (row) => (state.of(row) ? <Badge icon={state.icon}>{t(`state.${state.id}`)}</Badge> : null),
      filter: { kind: 'boolean' },
      width: 124,
      grow: 0,
      hiddenByDefault: state.id !== 'confirmed',
      card: 'none',
    })),
  ];
}
