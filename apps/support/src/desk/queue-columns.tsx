import {
  caseKinds,
  caseStatuses,
  caseUrgencies,
  type DeskAgent,
  type DeskCaseItem,
} from '@jahrring/contracts-support';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { alertIcon, clockIcon } from '@jahrring/ui/icons';
import { PriorityBars } from '@jahrring/ui/priority';
import { CaseBadge } from '../case-badges';

function DueBadge({ due, format }: { due: string | null; format: Format }) {
  if (due === null) return '–';
  const late = Date.parse(due) < Date.now();
  return (
    <Badge tone={late ? 'rot' : 'stein'} icon={late ? alertIcon : clockIcon}>
      {format.dateTime(due)}
    </Badge>
  );
}

/** The queue's columns; sort and filter fields are those of the contract's list query. */
export function queueColumns(
  t: Translate,
  format: Format,
  agents: readonly DeskAgent[],
): GridColumn<DeskCaseItem>[] {
  const options = (values: readonly string[], group: string) => ({
    kind: 'options' as const,
    options: values.map((value) => ({ value, label: t(`${group}.${value}`) })),
  });
  return [
    {
      id: 'subject',
      header: t('field.subject'),
      value: (row) => row.subject,
      cell: (row) => (
        <span className="support-subject" data-turn={row.dueAt !== null || undefined}>
          <PriorityBars priority={row.urgency} label={t(`ui:priority.${row.urgency}`)} /> #{row.number}{' '}
          {row.subject}
        </span>
      ),
      sortable: true,
      filter: true,
      width: 280,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'licenceName',
      header: t('field.licenceName'),
      value: (row) => row.licenceName,
      sortable: true,
      filter: true,
      width: 170,
      card: 'subtitle',
    },
    {
      id: 'status',
      header: t('field.status'),
      value: (row) => row.status,
      cell: (row) => <CaseBadge status={row.status} side="desk" />,
      filter: {
        kind: 'options',
        options: caseStatuses.map((value) => ({
          value,
          label: t(value === 'waiting' ? 'status.waiting_desk' : `status.${value}`),
        })),
      },
      width: 195,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'assignee',
      header: t('field.assigneeName'),
      value: (row) => row.assigneeName,
      filter: {
        kind: 'options',
        options: [
          { value: 'none', label: t('desk.nobody') },
          ...agents.map(({ employeeId, name }) => ({ value: employeeId, label: name || t('chat.desk') })),
        ],
      },
      width: 120,
    },
    {
      id: 'due',
      header: t('field.due'),
      value: (row) => row.dueAt,
      cell: (row) => <DueBadge due={row.dueAt} format={format} />,
      sortable: true,
      width: 180,
      grow: 0,
    },
    {
      id: 'urgency',
      header: t('field.urgency'),
      value: (row) => row.urgency,
      cell: (row) => (
        <PriorityBars priority={row.urgency} label={t(`ui:priority.${row.urgency}`)} withLabel />
      ),
      sortable: true,
      filter: options(caseUrgencies, 'urgency'),
      width: 120,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'kind',
      header: t('field.kind'),
      value: (row) => t(`kind.${row.kind}`),
      filter: options(caseKinds, 'kind'),
      width: 120,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'createdAt',
      header: t('field.createdAt'),
      value: (row) => format.dateTime(row.createdAt),
      sortable: true,
      filter: { kind: 'date' },
      width: 150,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'lastMessageAt',
      header: t('field.lastMessageAt'),
      value: (row) => format.dateTime(row.lastMessageAt),
      sortable: true,
      width: 150,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
  ];
}
