import type { ColumnKind } from '@jahrring/service-kit';

export const itemFields = [
  ...(['number', 'title', 'addressName', 'documentDate', 'dueDate', 'overdueDays', 'currency'] as const),
  ...(['amount', 'open', 'baseOpen', 'reference'] as const),
] as const;
/** Of items as they were on a day. */
export const onDayFields = itemFields.filter((field) => field !== 'reference');
export const debtorFields = [
  'name',
  'open',
  'overdue',
  'span0',
  'span1',
  'span2',
  'span3',
  'credit',
  'creditLimit',
  'dunningLevel',
  'block',
] as const;
export type Kinds = Partial<Record<ExportField, ColumnKind>>;
export const itemKinds: Kinds = {
  ...({ documentDate: 'date', dueDate: 'date', overdueDays: 'number' } as const),
  ...({ amount: 'money', open: 'money', baseOpen: 'money' } as const),
};
export const debtorKinds: Kinds = {
  ...({
    open: 'money',
    overdue: 'money',
    credit: 'money',
    creditLimit: 'money',
    dunningLevel: 'number',
  } as const),
  ...({ span0: 'money', span1: 'money', span2: 'money', span3: 'money' } as const),
};
export type ExportField = (typeof itemFields)[number] | (typeof debtorFields)[number];
