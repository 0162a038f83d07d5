import type { MachineReadingView } from '@jahrring/contracts-machine-control';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function machineReadingColumns(t: Translate, format: Format): GridColumn<MachineReadingView>[] {
  return [
    {
      id: 'title',
      header: t('machineReading.field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 240,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'note',
      header: t('machineReading.field.note'),
      value: (row) => row.note,
      width: 240,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'updatedAt',
      header: t('machineReading.field.updatedAt'),
      value: (row) => format.dateTime(row.updatedAt),
      sortable: true,
      width: 160,
      grow: 0,
    },
  ];
}
