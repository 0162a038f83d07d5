import { machineKinds, type ControlledMachine } from '@jahrring/contracts-machine-control';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge, Icon } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { banIcon, tractorIcon, truckIcon } from '@jahrring/ui/icons';
import { DueBadge } from '../due';
import type { useUnits } from '../use-units';
import { ServiceDue } from './service-due';
import './machine-list.css';

interface ColumnWords {
  t: Translate;
  format: Format;
  units: ReturnType<typeof useUnits>;
  /** Costs and rates are for those who keep machines. */
  withCosts: boolean;
}

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function machineColumns({
  t,
  format,
  units,
  withCosts,
}: ColumnWords): GridColumn<ControlledMachine>[] {
  const columns: GridColumn<ControlledMachine>[] = [
    {
      id: 'title',
      header: t('field.title'),
      value: (row) => row.title,
      cell: (row) => (
        <span className="machine-name">
          <Icon name={row.kind === 'vehicles' ? truckIcon : tractorIcon} size={18} />
          <span className="machine-name__text">{row.title}</span>
          {row.active ? null : <Badge icon={banIcon}>{t('field.inactive')}</Badge>}
        </span>
      ),
      sortable: true,
      filter: true,
      fixed: true,
      width: 200,
      grow: 3,
      card: 'title',
    },
    {
      id: 'dueOn',
      header: t('field.dueOn'),
      value: (row) => row.dueOn,
      cell: (row) =>
        row.level === 'overdue' || row.level === 'soon' ? (
          <DueBadge level={row.level} />
        ) : (
          <span>{row.dueOn ? format.date(row.dueOn) : '–'}</span>
        ),
      sortable: true,
      filter: { kind: 'date' },
      width: 120,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'counter',
      header: t('list.column.counter'),
      value: (row) => row.counter,
      cell: (row) => <span>{row.counter ? units.counter(row.counter, row.unit) : '–'}</span>,
      sortable: true,
      align: 'end',
      width: 105,
      grow: 0,
    },
    {
      id: 'month',
      header: t('list.column.month'),
      value: (row) => row.month,
      cell: (row) => <span>{units.whole(row.month, row.unit)}</span>,
      align: 'end',
      width: 88,
      grow: 0,
    },
    {
      id: 'year',
      header: t('list.column.year'),
      value: (row) => row.year,
      cell: (row) => <span>{units.whole(row.year, row.unit)}</span>,
      align: 'end',
      width: 95,
      grow: 0,
      card: 'none',
    },
    {
      id: 'nextServiceOn',
      header: t('list.column.service'),
      value: (row) => row.service.on,
      cell: (row) => <ServiceDue machine={row} />,
      sortable: true,
      filter: { kind: 'date' },
      width: 135,
      grow: 0,
    },
    {
      id: 'nextExhaustOn',
      header: t('list.column.exhaust'),
      value: (row) => row.exhaust.on,
      cell: (row) => <span>{row.exhaust.on ? format.date(row.exhaust.on) : '–'}</span>,
      sortable: true,
      filter: { kind: 'date' },
      width: 105,
      grow: 0,
      card: 'none',
    },
  ];
  return [...columns, ...(withCosts ? [costColumn(t, format)] : []), ...hiddenColumns(t, format)];
}

/** Returns the columns that are shown only on request. */
function hiddenColumns(t: Translate, format: Format): GridColumn<ControlledMachine>[] {
  return [
    {
      id: 'readOn',
      header: t('field.readOn'),
      value: (row) => row.readOn,
      cell: (row) => <span>{row.readOn ? format.date(row.readOn) : '–'}</span>,
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
    {
      id: 'articleNumber',
      header: t('field.articleNumber'),
      value: (row) => row.articleNumber,
      sortable: true,
      filter: true,
      width: 90,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
    {
      id: 'kind',
      header: t('field.kind'),
      value: (row) => t(`kind.${row.kind}`),
      sortable: true,
      filter: {
        kind: 'options',
        options: machineKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      width: 110,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
  ];
}

/**
 * Returns the column of the cost per hour beside the charge for it: a machine that costs more than it earns is
 * highlighted.
 */
function costColumn(t: Translate, format: Format): GridColumn<ControlledMachine> {
  return {
    id: 'costPerUnit',
    header: t('list.column.cost'),
    value: (row) => row.costPerUnit,
    cell: ({ costPerUnit, rate }) => (
      <span className="machine-cost" data-loss={isLoss(costPerUnit, rate) || undefined}>
        {costPerUnit ? format.amount(costPerUnit) : '–'} / {rate ? format.amount(rate) : '–'}
      </span>
    ),
    align: 'end',
    width: 140,
    grow: 0,
  };
}

function isLoss(cost: string | null, rate: string | null): boolean {
  return cost !== null && rate !== null && Number(cost) > Number(rate);
}
