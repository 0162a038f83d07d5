import { projectStatuses, type ProjectListItem } from '@jahrring/contracts-projects';
import { type Format, type Translate, WorkStatusPill } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import type { GridColumn } from '@jahrring/ui/grid';

interface ColumnTexts {
  t: Translate;
  /** Words of the statuses, from the interface's own messages. */
  statusName: (status: string) => string;
  format: Format;
  currency: string;
  withPrices: boolean;
  /** Names of the company parts by id. */
  companyParts: ReadonlyMap<string, string>;
}

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function projectColumns({
  t,
  statusName,
  format,
  currency,
  withPrices,
  companyParts,
}: ColumnTexts): GridColumn<ProjectListItem>[] {
  const day = (value: string | null) => (value ? format.date(value) : null);
  const columns: GridColumn<ProjectListItem>[] = [
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
      cell: (row) => <WorkStatusPill status={row.status} />,
      sortable: true,
      filter: {
        kind: 'options',
        options: projectStatuses.map((value) => ({ value, label: `${value} · ${statusName(value)}` })),
      },
      width: 176,
      grow: 0,
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
    ...moreColumns({ t, format, companyParts }),
    ...(withPrices ? amountColumns({ t, format, currency }) : []),
  ];
  return columns;
}

const hidden = { grow: 0, hiddenByDefault: true, card: 'none' } as const;

/** Returns columns that a licence needs only occasionally. */
function moreColumns({
  t,
  format,
  companyParts,
}: Pick<ColumnTexts, 't' | 'format' | 'companyParts'>): GridColumn<ProjectListItem>[] {
  const text = (
    id: 'externalId' | 'forestOwner' | 'costCentre' | 'revenueCentre',
  ): GridColumn<ProjectListItem> => ({
    id,
    header: t(`fields.${id}`),
    value: (row) => row[id],
    sortable: true,
    filter: true,
    width: 140,
    ...hidden,
  });
  return [
    text('externalId'),
    text('forestOwner'),
    text('costCentre'),
    text('revenueCentre'),
    {
      id: 'companyPartId',
      header: t('fields.companyPart'),
      value: (row) => (row.companyPartId ? companyParts.get(row.companyPartId) : null),
      filter: {
        kind: 'options',
        options: [...companyParts].map(([value, label]) => ({ value, label })),
      },
      width: 160,
      ...hidden,
    },
    {
      id: 'assigned',
      header: t('fields.assigned'),
      value: (row) => row.assignedEmployees.map(({ name }) => name).join(', '),
      width: 200,
      ...hidden,
    },
    {
      id: 'quantity',
      header: t('fields.quantity'),
      value: (row) => (row.quantity && row.unit ? quantityText(t, format, row.quantity, row.unit) : null),
      sortable: true,
      align: 'end',
      width: 120,
      ...hidden,
    },
    ...(['createdAt', 'updatedAt'] as const).map((id): GridColumn<ProjectListItem> => ({
      id,
      header: t(`fields.${id}`),
      value: (row) => format.dateTime(row[id]),
      sortable: true,
      width: 150,
      ...hidden,
    })),
  ];
}

/** For those who may see prices. */
function amountColumns({
  t,
  format,
  currency,
}: Pick<ColumnTexts, 't' | 'format' | 'currency'>): GridColumn<ProjectListItem>[] {
  const money = (id: 'totalAmount' | 'performanceAmount' | 'outstandingAmount') => ({
    id,
    header: t(`fields.${id}`),
    value: (row: ProjectListItem) => (row[id] ? format.money(row[id], currency) : null),
    align: 'end' as const,
    width: 140,
    ...hidden,
  });
  return [
    { ...money('totalAmount'), sortable: true, filter: { kind: 'number' } },
    money('performanceAmount'),
    money('outstandingAmount'),
  ];
}
