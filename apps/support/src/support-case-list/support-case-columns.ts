import type { SupportCaseView } from '@jahrring/contracts-support';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function supportCaseColumns(t: Translate, format: Format): GridColumn<SupportCaseView>[] {
  return [
    {
      id: 'title',
      header: t('supportCase.field.title'),
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
      header: t('supportCase.field.note'),
      value: (row) => row.note,
      width: 240,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'updatedAt',
      header: t('supportCase.field.updatedAt'),
      value: (row) => format.dateTime(row.updatedAt),
      sortable: true,
      width: 160,
      grow: 0,
    },
  ];
}
