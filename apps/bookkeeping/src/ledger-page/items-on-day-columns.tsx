import type { ItemOnDay } from '@jahrring/contracts-bookkeeping';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { itemName } from '../debtor-list/item-columns';

/** The columns of what was open on a day. */
export function itemsOnDayColumns(t: Translate, format: Format): GridColumn<ItemOnDay>[] {
  const day = (id: 'documentDate' | 'dueDate'): GridColumn<ItemOnDay> => ({
    ...{ id, header: t(`debtor.field.${id}`), value: (row) => format.date(row[id]), sortable: true },
    ...{ width: 112, grow: 0, card: id === 'dueDate' ? 'line' : 'none' },
  });
  return [
    {
      id: 'number',
      header: t('debtor.field.number'),
      value: (row) => itemName(row, t, format),
      ...{ sortable: true, fixed: true, width: 140, grow: 1, card: 'title' },
    },
    {
      id: 'addressName',
      header: t('debtor.field.name'),
      value: (row) => row.addressName,
      ...{ sortable: true, width: 170, grow: 3, card: 'subtitle' },
    },
    day('documentDate'),
    day('dueDate'),
    {
      id: 'overdueDays',
      header: t('ledger.field.overdueDays'),
      value: (row) => (row.overdueDays === 0 ? '' : format.number(row.overdueDays)),
      ...{ align: 'end', width: 110, grow: 0, card: 'none' },
    },
    {
      id: 'amount',
      header: t('debtor.field.amount'),
      value: (row) => format.money(row.amount, row.currency),
      ...{ align: 'end', width: 130, grow: 0, card: 'none' },
    },
    {
      id: 'open',
      header: t('debtor.field.open'),
      value: (row) => format.money(row.open, row.currency),
      ...{ align: 'end', sortable: true, width: 130, grow: 0, card: 'badge' },
    },
    {
      id: 'baseOpen',
      header: t('ledger.field.baseOpen'),
      value: (row) => format.amount(row.baseOpen),
      ...{ align: 'end', sortable: true, width: 130, grow: 0, card: 'none', hiddenByDefault: true },
    },
  ];
}
