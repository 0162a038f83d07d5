import { id, localDate, maxPageSize, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { journalLineView } from './ledger.contract';

/** An account over the days from … to; balances are debit less credit. */
export const trialBalanceLine = z.object({
  account: z.string(),
  /** Null where the chart has no such account (any more). */
  title: z.string().nullable(),
  /** Balance before the first day. */
  opening: money,
  debit: money,
  credit: money,
  /** At the end of the last day. */
  balance: money,
});
export const trialBalanceQuery = z.strictObject({
  /** The last day that counts; all there is unless told. */
  on: localDate.optional(),
  /** The first day that counts. */
  from: localDate.optional(),
});
export type TrialBalanceQuery = z.output<typeof trialBalanceQuery>;
export const trialBalance = z.object({ items: z.array(trialBalanceLine), debit: money, credit: money });
export type TrialBalance = z.infer<typeof trialBalance>;
export const accountSheetQuery = trialBalanceQuery.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.union([z.literal('all'), z.coerce.number().int().min(1).max(maxPageSize)]).default(100),
});
export type AccountSheetQuery = z.output<typeof accountSheetQuery>;
export const accountSheet = z.object({
  account: z.string(),
  title: z.string().nullable(),
  /** Balance before `from`. */
  opening: money,
  /** Balance before the first line of the page. */
  carried: money,
  items: z.array(
    journalLineView.extend({
      entryId: id,
      number: z.int(),
      bookedOn: localDate,
      text: z.string(),
      documentNumber: z.string().nullable(),
      /** After this line. */
      balance: money,
    }),
  ),
  /** Lines of all pages. */
  total: z.int(),
  closing: money,
});
export type AccountSheet = z.infer<typeof accountSheet>;
