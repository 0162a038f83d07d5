import { caseKinds, caseStatuses, caseUrgencies, type SupportCaseItem } from '@jahrring/contracts-support';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { PriorityBars } from '@jahrring/ui/priority';
import { CaseBadge } from '../case-badges';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function caseColumns(t: Translate, format: Format, showsAll: boolean): GridColumn<SupportCaseItem>[] {
  return [
    {
      id: 'number',
      header: t('field.number'),
      value: (row) => row.number,
      cell: (row) => `#${row.number}`,
      sortable: true,
      width: 80,
      grow: 0,
      card: 'line',
    },
    {
      id: 'subject',
      header: t('field.subject'),
      value: (row) => row.subject,
      cell: (row) => (row.unread ? <span className="support-unread">{row.subject}</span> : row.subject),
      sortable: true,
      filter: true,
      width: 240,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'status',
      header: t('field.status'),
      value: (row) => row.status,
      cell: (row) => <CaseBadge status={row.status} side="customer" />,
      filter: {
        kind: 'options',
        options: caseStatuses.map((value) => ({
          value,
          label: t(value === 'waiting' ? 'status.waiting_customer' : `status.${value}`),
        })),
      },
      width: 170,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'urgency',
      header: t('field.urgency'),
      value: (row) => row.urgency,
      cell: (row) => (
        <PriorityBars priority={row.urgency} label={t(`ui:priority.${row.urgency}`)} withLabel />
      ),
      filter: {
        kind: 'options',
        options: caseUrgencies.map((value) => ({ value, label: t(`urgency.${value}`) })),
      },
      width: 120,
      grow: 0,
      card: 'none',
    },
    {
      id: 'kind',
      header: t('field.kind'),
      value: (row) => t(`kind.${row.kind}`),
      filter: { kind: 'options', options: caseKinds.map((value) => ({ value, label: t(`kind.${value}`) })) },
      width: 120,
      card: 'none',
    },
    ...(showsAll
      ? [
          {
            id: 'requesterName',
            header: t('field.requesterName'),
            value: (row: SupportCaseItem) => row.requesterName,
            width: 150,
          },
        ]
      : []),
    {
      id: 'lastMessageAt',
      header: t('field.lastMessageAt'),
      value: (row) => format.dateTime(row.lastMessageAt),
      sortable: true,
      width: 150,
      grow: 0,
      card: 'subtitle',
    },
  ];
}
