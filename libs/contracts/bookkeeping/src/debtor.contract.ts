import { currency, id, listOf, listQuery, localDate, money, paymentTerm } from '@jahrring/contracts-common';
import { z } from 'zod';

/** First day after the due date of each span of overdue days; the last one has no end. */
export const overdueSpans = [1, 31, 61, 91] as const;

/** Amounts that a customer owes and has in credit, in the licence's currency. */
const debtorSums = {
  /** Of all bills that are not settled. */
  open: money,
  /** Of those, what is past its due date. */
  overdue: money,
  /** Of what is overdue: by `overdueSpans`. */
  spans: z.array(money),
  /** Corrections that were not set off and payments above all bills; positive. */
  credit: money,
  /** Of what is open. */
  oldestDueDate: localDate.nullable(),
};

/**
 * Reasons why a debtor gets no dunning letters: excluded temporarily or permanently, or handed over to debt collection.
 */
export const debtorBlocks = ['exclude', 'collection'] as const;
export type DebtorBlock = (typeof debtorBlocks)[number];

const debtorStanding = {
  /** In the licence's currency; null where none is set. */
  creditLimit: money.nullable(),
  /** More is open, less credits, than the limit allows. */
  exceedsLimit: z.boolean(),
  /** The highest of the bills that are open; 0 where there was no letter. */
  dunningLevel: z.int(),
  block: z.enum(debtorBlocks).nullable(),
};

export const debtorRow = z.object({ id, name: z.string(), ...debtorSums, ...debtorStanding });
export type DebtorRow = z.infer<typeof debtorRow>;
export const debtorList = listOf(debtorRow);
export type DebtorList = z.infer<typeof debtorList>;
export const debtorListSpec = {
  sort: ['name', 'open', 'overdue', 'credit', 'oldestDueDate'],
  filter: {},
  defaultSort: '-overdue,-open',
} as const;
export const debtorListQuery = listQuery(debtorListSpec);

export const setCreditLimit = z.strictObject({
  creditLimit: money
    .refine((text) => Number(text) >= 0, { params: { code: 'minNumber', min: '0' } })
    .nullable(),
});
export type SetCreditLimit = z.infer<typeof setCreditLimit>;

export const debtorView = z.object({
  id,
  name: z.string(),
  supplement: z.string().nullable(),
  street: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  customerNumber: z.string().nullable(),
  email: z.string().nullable(),
  /** Agreed with the customer; null where the licence's usual one holds. */
  paymentTerm: paymentTerm.nullable(),
  currency,
  ...debtorSums,
  ...debtorStanding,
  /** From the documents' date to the payment that settled them, of what was settled in the last year; null while there is none. */
  daysToPay: z.int().nullable(),
});
export type DebtorView = z.infer<typeof debtorView>;
