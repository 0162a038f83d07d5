import { supplierBillStates, type SupplierBillRow } from '@jahrring/contracts-bookkeeping';
import { type Format, type Translate } from '@jahrring/tool-kit';
import { type GridColumn } from '@jahrring/ui/grid';
import { BillBadge, lookOf } from './bill-badge';

export function billColumns(t: Translate, format: Format): GridColumn<SupplierBillRow>[] {
  const states = supplierBillStates.map((value) => ({ value, label: t(`creditor.look.${value}`) }));
  return [
    {
      ...{ id: 'addressName', header: t('creditor.field.supplier'), value: (row) => row.addressName },
      ...{ sortable: true, fixed: true, width: 190, grow: 3, card: 'title' },
    },
    {
      ...{ id: 'number', header: t('creditor.field.number'), value: (row) => row.number, filter: true },
      ...{ sortable: true, width: 130, grow: 1, card: 'subtitle' },
    },
    {
      ...{ id: 'state', header: t('creditor.field.state'), width: 150, grow: 0, card: 'badge' },
      filter: { kind: 'options', options: states },
      value: (row) => t(`creditor.look.${lookOf(row)}`),
      cell: (row) => <BillBadge bill={row} />,
    },
    {
      ...{
        id: 'documentDate',
        header: t('creditor.field.documentDate'),
        sortable: true,
        width: 110,
        grow: 0,
      },
      ...{ filter: { kind: 'date' }, value: (row) => format.date(row.documentDate), card: 'none' },
    },
    {
      ...{ id: 'dueDate', header: t('creditor.field.dueDate'), sortable: true, width: 110, grow: 0 },
      ...{ filter: { kind: 'date' }, value: (row) => format.date(row.dueDate) },
    },
    ...(['gross', 'open'] as const).map((id): GridColumn<SupplierBillRow> => ({
      ...{ id, header: t(`creditor.field.${id}`), align: 'end', sortable: id === 'gross', width: 130 },
      ...{ grow: 0, value: (row) => format.money(row[id], row.currency) },
      card: id === 'open' ? 'line' : 'none',
    })),
  ];
}
