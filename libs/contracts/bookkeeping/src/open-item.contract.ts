import {
  cashDiscount,
  currency,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  money,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** Side of an open item: customers owe us (`debtor`), or we owe suppliers (`creditor`). */
export const itemSides = ['debtor', 'creditor'] as const;
export const itemSide = z.enum(itemSides);
export type ItemSide = z.infer<typeof itemSide>;

/**
 * `bill`; `credit`: a correction, negative; `prepayment`: what was paid above all bills, negative; `fee`: of a dunning letter;
 * `opening`: taken over when the bookkeeping began; `self_billing`: a document of the customer in place of our bill, or, negative, what
 * takes one back.
 */
export const itemKinds = ['bill', 'credit', 'prepayment', 'fee', 'opening', 'self_billing'] as const;
export const itemKind = z.enum(itemKinds);
export type ItemKind = z.infer<typeof itemKind>;

/** Part of an item that is taxed at one rate, in its currency; same sign as the item. */
export const itemVat = z.object({ vatKey: z.string(), rate: z.string(), net: money, vat: money });
export type ItemVat = z.infer<typeof itemVat>;

export const openItemView = z.object({
  id,
  version: z.int(),
  kind: itemKind,
  number: z.string(),
  title: z.string(),
  addressId: id.nullable(),
  addressName: z.string(),
  documentDate: localDate,
  dueDate: localDate,
  currency,
  /** In `currency`; of a credit negative. */
  amount: money,
  /** Of `amount` what nothing settles yet; signed as it. */
  open: money,
  /** In the licence's currency. */
  baseOpen: money,
  /** Days after the due date, 0 where it is not due or nothing is open. */
  overdueDays: z.int(),
  reference: z.string().nullable(),
  cashDiscounts: z.array(cashDiscount),
  projectId: id.nullable(),
  correctsId: id.nullable(),
  createdAt: instant,
});
export type OpenItemView = z.infer<typeof openItemView>;
export const openItemList = listOf(openItemView);
export type OpenItemList = z.infer<typeof openItemList>;

export const openItemListSpec = {
  sort: ['number', 'addressName', 'documentDate', 'dueDate', 'amount', 'open'],
  filter: {
    number: 'text',
    addressName: 'text',
    addressId: 'id',
    kind: 'enum',
    documentDate: 'date',
    dueDate: 'date',
    amount: 'number',
    open: 'number',
    isOpen: 'boolean',
    currency: 'enum',
  },
  defaultSort: 'dueDate,number',
} as const;
export const openItemQuery = listQuery(openItemListSpec);

/** An item as it was open at the end of a day. */
export const itemOnDay = openItemView
  .pick({ id: true, kind: true, number: true, title: true, addressId: true, addressName: true })
  .extend({
    ...openItemView.pick({ documentDate: true, dueDate: true, currency: true, amount: true }).shape,
    ...openItemView.pick({ open: true, baseOpen: true, overdueDays: true }).shape,
  });
export type ItemOnDay = z.infer<typeof itemOnDay>;
export const itemsOnDay = z.object({
  items: z.array(itemOnDay),
  total: z.int(),
  on: localDate,
  /** Of all pages, in the licence's currency. */
  open: money,
  /** Balance of the receivables accounts on that day. */
  ledger: money,
});
export type ItemsOnDay = z.infer<typeof itemsOnDay>;
export const itemsOnDaySpec = {
  sort: ['number', 'addressName', 'documentDate', 'dueDate', 'open', 'baseOpen'],
  /** `on`: the day, today unless told. */
  filter: { on: 'date', addressId: 'id' },
  defaultSort: 'addressName,dueDate,number',
} as const;
export const itemsOnDayQuery = listQuery(itemsOnDaySpec);
