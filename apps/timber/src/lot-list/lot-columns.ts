import type { LotView } from '@jahrring/contracts-timber';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function lotColumns(t: Translate, format: Format): GridColumn<LotView>[] {
  return [
    {
      id: 'title',
      header: t('lot.field.title'),
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
      header: t('lot.field.note'),
      value: (row) => row.note,
      width: 240,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'updatedAt',
      header: t('lot.field.updatedAt'),
      value: (row) => format.dateTime(row.updatedAt),
      sortable: true,
      width: 160,
      grow: 0,
    },
  ];
}
