import { machineKinds, machineStates, type MachineView } from '@jahrring/contracts-inventory';
import type { Format } from '@jahrring/tool-kit';
import { Badge, Icon } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { alertIcon, banIcon, tractorIcon, truckIcon } from '@jahrring/ui/icons';
import { ExhaustDue, ServiceDue } from '../due';
import { MachineStateBadge } from '../machine-state';
import './machine-list.css';

type Translate = (key: string, params?: Record<string, string | number>) => string;

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function machineColumns(t: Translate, format: Format): GridColumn<MachineView>[] {
  const counter = ({ counterReading, counterUnit }: MachineView) =>
    counterReading && counterUnit
      ? `${format.number(counterReading)} ${t(`unit.short.${counterUnit}`)}`
      : null;
  return [
    {
      id: 'title',
      header: t('field.title'),
      value: (row) => row.title,
      cell: (row) => (
        <span className="inventory-name">
          <Icon name={row.kind === 'vehicles' ? truckIcon : tractorIcon} size={18} />
          <span className="inventory-name__text">{row.title}</span>
          {row.active ? null : <Badge icon={banIcon}>{t('field.inactive')}</Badge>}
        </span>
      ),
      sortable: true,
      filter: true,
      fixed: true,
      width: 205,
      grow: 3,
      card: 'title',
    },
    {
      id: 'articleNumber',
      header: t('field.articleNumber'),
      value: (row) => row.articleNumber,
      sortable: true,
      filter: true,
      width: 95,
      grow: 0,
      card: 'badge',
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
      width: 120,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
    ...recordColumns(t),
    {
      id: 'counterReading',
      header: t('field.counterReading'),
      value: counter,
      sortable: true,
      align: 'end',
      width: 110,
      grow: 0,
    },
    {
      id: 'serviceDueOn',
      header: t('field.nextServiceDate'),
      value: (row) => row.serviceDueOn,
      cell: (row) => <ServiceDue machine={row} />,
      sortable: true,
      filter: { kind: 'date' },
      width: 230,
      grow: 1,
    },
    {
      id: 'nextExhaustDate',
      header: t('field.nextExhaustDate'),
      value: (row) => row.nextExhaustDate,
      cell: (row) => <ExhaustDue machine={row} short />,
      sortable: true,
      filter: { kind: 'date' },
      width: 160,
      grow: 1,
    },
  ];
}

/** State, number plate and place, as the record holds them. */
function recordColumns(t: Translate): GridColumn<MachineView>[] {
  return [
    {
      id: 'machineState',
      header: t('field.machineState'),
      value: (row) => t(`machineState.${row.machineState ?? 'inUse'}`),
      // A defect is more pressing than that the machine is in use; one in repair says so itself.
      cell: (row) =>
        row.openDefects > 0 && (row.machineState ?? 'inUse') === 'inUse' ? (
          <Badge tone="rot" icon={alertIcon}>
            {t('defect.count', { count: row.openDefects })}
          </Badge>
        ) : (
          <MachineStateBadge state={row.machineState} />
        ),
      sortable: true,
      filter: {
        kind: 'options',
        options: machineStates.map((value) => ({ value, label: t(`machineState.${value}`) })),
      },
      width: 130,
      grow: 0,
    },
    {
      id: 'plate',
      header: t('field.plate'),
      value: (row) => row.plate,
      sortable: true,
      filter: true,
      width: 110,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
    {
      id: 'place',
      header: t('field.place'),
      value: (row) => row.place,
      sortable: true,
      filter: true,
      width: 150,
      grow: 1,
      card: 'none',
      hiddenByDefault: true,
    },
  ];
}
