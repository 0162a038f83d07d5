import type { ContainerView } from '@jahrring/contracts-timber';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function containerColumns(t: Translate, format: Format): GridColumn<ContainerView>[] {
  const kg = (value: number | null) => (value === null ? '' : `${format.number(value)} kg`);
  return [
    {
      id: 'title',
      header: t('container.field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 120,
      fixed: true,
      card: 'title',
    },
    {
      id: 'place',
      header: t('place.words'),
      value: (row) => row.place,
      sortable: true,
      filter: true,
      width: 200,
      grow: 2,
      card: 'subtitle',
    },
    { id: 'lot', header: t('container.field.lotId'), value: (row) => row.lotTitle, width: 200, card: 'line' },
    {
      id: 'tareKg',
      header: t('container.field.tareKg'),
      value: (row) => kg(row.tareKg),
      align: 'end',
      width: 100,
      grow: 0,
      card: 'none',
    },
    {
      id: 'netKg',
      header: t('container.field.netKg'),
      value: (row) => kg(row.netKg),
      align: 'end',
      width: 110,
      grow: 0,
      card: 'line',
    },
    {
      id: 'weighedOn',
      header: t('container.field.weighedOn'),
      value: (row) => (row.weighedOn ? format.date(row.weighedOn) : ''),
      sortable: true,
      filter: { kind: 'date' },
      width: 120,
      grow: 0,
      card: 'none',
    },
  ];
}
