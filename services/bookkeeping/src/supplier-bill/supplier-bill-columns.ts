import type { ListColumns } from '@jahrring/service-kit';

const open = `(SELECT COALESCE(SUM(CASE WHEN item.open <> 0 THEN 1 ELSE 0 END), 0) FROM open_items item
  WHERE item.licence_id = supplierBill.licence_id AND item.id = supplierBill.id)`;

export const supplierBillColumns: ListColumns = {
  fields: {
    addressId: 'addressId',
    addressName: 'addressName',
    number: 'number',
    documentDate: 'documentDate',
    dueDate: 'dueDate',
    currency: 'currency',
    gross: 'gross',
    state: 'state',
    createdAt: 'createdAt',
    isOpen: { sql: open, kind: 'other' },
    isBlocked: { sql: '(CASE WHEN supplierBill.blocked_reason IS NULL THEN 0 ELSE 1 END)', kind: 'other' },
  },
  search: ['number', 'addressName', 'title'],
};
