import { defineEvent, id, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';

/**
 * A bill was settled in part or whole: by a payment, a credit or a write-off; or that was taken back, then its amounts are
 * negative. Its owner keeps the bill's state by it.
 */
export const billSettled = defineEvent(
  'bookkeeping.bill.settled',
  1,
  z.object({
    /** Of the settlement; the same one comes once. */
    id,
    documentId: id,
    settledOn: localDate,
    /** In the bill's currency. */
    amount: money,
    /** Cash discount and write-off, with their VAT. */
    deducted: money,
    /** The settlement that is taken back. */
    reversesId: id.optional(),
  }),
);
export type BillSettled = z.infer<typeof billSettled.schema>;

/** A supplier's bill was recorded, or cancelled (`deleted`): what of it projects cost. */
export const supplierBillChanged = defineEvent(
  'bookkeeping.supplier_bill.changed',
  1,
  z.object({
    id,
    number: z.string(),
    supplierName: z.string(),
    documentDate: localDate,
    /** Its parts that a project bears; VAT is in the cost where it cannot be claimed back. In the licence's currency. */
    costs: z.array(
      z.object({ projectId: id, objectId: id.nullable(), costCentre: z.string().nullable(), cost: money }),
    ),
    deleted: z.boolean(),
  }),
);
export type SupplierBillChanged = z.infer<typeof supplierBillChanged.schema>;

/** A customer's credit limit was set or lifted. */
export const creditLimitSet = defineEvent(
  'bookkeeping.credit_limit.set',
  1,
  z.object({
    addressId: id,
    /** In the licence's currency; null: none. */
    creditLimit: money.nullable(),
  }),
);
export type CreditLimitSet = z.infer<typeof creditLimitSet.schema>;

/** A dunning letter of a bill was issued, or cancelled. Its owner cancels no bill that somebody was reminded of. */
export const billDunned = defineEvent(
  'bookkeeping.bill.dunned',
  1,
  z.object({
    documentId: id,
    /** The highest of its letters that hold; 0 where none does. */
    level: z.int().min(0),
  }),
);
export type BillDunned = z.infer<typeof billDunned.schema>;
