import { machineTimeStates, type MachineTimeView } from '@jahrring/contracts-machine-control';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';

const tones = { open: 'bernstein', accepted: 'wald', dismissed: 'stein' } as const;

/** The columns of machines' days. */
export function machineTimeColumns(t: Translate, format: Format): GridColumn<MachineTimeView>[] {
  const hours = (value: string) => `${format.number(value)} h`;
  const states = machineTimeStates.map((value) => ({ value, label: t(`machineTime.state.${value}`) }));
  return [
    {
      id: 'workDate',
      header: t('machineTime.field.workDate'),
      value: (row) => format.date(row.workDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 120,
      fixed: true,
      card: 'title',
    },
    {
      id: 'machineName',
      header: t('machineTime.field.machineName'),
      value: (row) => row.machineTitle ?? row.machineName,
      sortable: true,
      filter: true,
      width: 160,
      card: 'subtitle',
    },
    {
      id: 'operatorName',
      header: t('machineTime.field.operator'),
      value: (row) => row.employeeName ?? row.operatorName,
      sortable: true,
      filter: true,
      width: 150,
      card: 'line',
    },
    {
      id: 'engineHours',
      header: t('machineTime.field.engineHours'),
      value: (row) => hours(row.engineHours),
      sortable: true,
      align: 'end',
      width: 120,
      grow: 0,
      card: 'line',
    },
    {
      id: 'downHours',
      header: t('machineTime.field.downHours'),
      value: (row) => hours(row.downHours),
      align: 'end',
      width: 110,
      grow: 0,
      card: 'line',
    },
    {
      id: 'fuelLitres',
      header: t('machineTime.field.fuelLitres'),
      value: (row) => `${format.number(row.fuelLitres)} l`,
      sortable: true,
      align: 'end',
      width: 110,
      grow: 0,
      card: 'line',
    },
    {
      id: 'state',
      header: t('machineTime.field.state'),
      value: (row) => t(`machineTime.state.${row.state}`),
      cell: (row) => (
        <Badge tone={row.changed ? 'ocker' : tones[row.state]}>
          {t(row.changed ? 'machineTime.changed' : `machineTime.state.${row.state}`)}
        </Badge>
      ),
      sortable: true,
      filter: { kind: 'options', options: states },
      width: 130,
      grow: 0,
      card: 'badge',
    },
  ];
}
