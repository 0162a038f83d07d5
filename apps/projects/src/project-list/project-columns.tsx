import { projectStatuses, type ProjectListItem } from '@jahrring/contracts-projects';
import type { Format } from '@jahrring/tool-kit';
import { StatusPill, type GridColumn } from '@jahrring/ui';

type Translate = (key: string, params?: Record<string, string>) => string;

interface ColumnTexts {
  t: Translate;
  /** Words of the statuses, from the interface's own messages. */
  statusName: (status: string) => string;
  format: Format;
  currency: string;
  withPrices: boolean;
}

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function projectColumns({
  t,
  statusName,
  format,
  currency,
  withPrices,
}: ColumnTexts): GridColumn<ProjectListItem>[] {
  const day = (value: string | null) => (value ? format.date(value) : null);
  const columns: (GridColumn<ProjectListItem> | null)[] = [
    {
      id: 'number',
      header: t('fields.number'),
      value: (row) => row.number,
      sortable: true,
      filter: true,
      width: 88,
      grow: 0,
      card: 'subtitle',
    },
    {
      id: 'title',
      header: t('fields.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 230,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'status',
      header: t('fields.status'),
      value: (row) => statusName(row.status),
      cell: (row) => <StatusPill status={row.status} />,
      sortable: true,
      filter: {
        kind: 'options',
        options: projectStatuses.map((value) => ({ value, label: `${value} · ${statusName(value)}` })),
      },
      width: 176,
      grow: 0,
      card: 'badge',
    },
    { id: 'address', header: t('fields.address'), value: (row) => row.addressName, width: 170, grow: 2 },
    {
      id: 'responsible',
      header: t('fields.responsible'),
      value: (row) => row.responsibleName,
      width: 140,
      grow: 1,
    },
    {
      id: 'startDate',
      header: t('fields.startDate'),
      value: (row) => day(row.startDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
    {
      id: 'endDate',
      header: t('fields.endDate'),
      value: (row) => day(row.endDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
    {
      id: 'deadline',
      header: t('fields.deadline'),
      value: (row) => day(row.deadline),
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
      hiddenByDefault: true,
    },
    {
      id: 'recorded',
      header: t('fields.hours'),
      value: (row) => format.hours(row.recordedSeconds),
      align: 'end',
      width: 120,
      grow: 0,
    },
    withPrices
      ? {
          id: 'totalAmount',
          header: t('fields.totalAmount'),
          value: (row) => (row.totalAmount ? format.money(row.totalAmount, currency) : null),
          align: 'end',
          width: 140,
          grow: 0,
          hiddenByDefault: true,
          card: 'none',
        }
      : null,
  ];
  return columns.filter((column) => column !== null);
}
