import {
  currency,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  maxPageSize,
  money,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest texts of the ledger, in characters. */
export const ledgerLimits = { text: 200, documentNumber: 60, account: 10, reason: 200 } as const;

/** Sources of entries; together with the id of the act it is unique, so that an act is posted once. */
export const journalSources = [
  'bill',
  'self_billing',
  'payment',
  'settlement',
  'dunning',
  'supplier_bill',
  'payment_run',
  'statement',
  'opening',
  'manual',
  'import',
  'reversal',
] as const;
export const journalSource = z.enum(journalSources);
export type JournalSource = z.infer<typeof journalSource>;

/** The side of the VAT return a line counts on: on turnover, on what was bought, on what was bought abroad. */
export const vatSides = ['output', 'input', 'acquisition'] as const;
export const vatSide = z.enum(vatSides);
export type VatSide = z.infer<typeof vatSide>;

/** One line of an entry, in the licence's currency: either debit or credit, the other is 0. */
export const journalLineView = z.object({
  account: z.string(),
  debit: money,
  credit: money,
  currency: currency.nullable(),
  /** In `currency`; signed as debit less credit. */
  foreignAmount: money.nullable(),
  vatSide: vatSide.nullable(),
  vatKey: z.string().nullable(),
  vatRate: z.string().nullable(),
  /** Of a line with VAT: what the tax is on, in the licence's currency; signed as the line's turnover. */
  vatBase: money.nullable(),
  costCentre: z.string().nullable(),
  projectId: id.nullable(),
  addressId: id.nullable(),
});
export type JournalLineView = z.infer<typeof journalLineView>;

export const journalEntryView = z.object({
  id,
  /** Runs through the licence's entries without a gap. */
  number: z.int(),
  bookedOn: localDate,
  documentDate: localDate.nullable(),
  text: z.string(),
  documentNumber: z.string().nullable(),
  source: journalSource,
  sourceId: z.string(),
  reversesId: id.nullable(),
  total: money,
  createdAt: instant,
  lines: z.array(journalLineView),
});
export type JournalEntryView = z.infer<typeof journalEntryView>;
export const journalList = listOf(journalEntryView);
export type JournalList = z.infer<typeof journalList>;
export const journalListSpec = {
  sort: ['number', 'bookedOn', 'documentNumber', 'total'],
  filter: {
    bookedOn: 'date',
    source: 'enum',
    sourceId: 'id',
    documentNumber: 'text',
    text: 'text',
    id: 'id',
    total: 'number',
    /** Of one of its lines. */
    account: 'enum',
  },
  defaultSort: '-number',
} as const;
export const journalQuery = listQuery(journalListSpec);

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

export const accountNumber = z.string().regex(/^\d{1,10}$/);
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

/** A span of days nothing is booked into any more. */
export const closedPeriodView = z.object({
  id,
  fromDay: localDate,
  toDay: localDate,
  closedAt: instant,
  reopenedAt: instant.nullable(),
  reopenReason: z.string().nullable(),
});
export type ClosedPeriodView = z.infer<typeof closedPeriodView>;
export const closedPeriodList = listOf(closedPeriodView);
export const closePeriod = z
  .strictObject({ fromDay: localDate, toDay: localDate })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, {
    path: ['toDay'],
    params: { code: 'afterOrEqual', other: 'fromDay' },
  });
export type ClosePeriod = z.infer<typeof closePeriod>;
export const reopenPeriod = z.strictObject({ reason: requiredText(ledgerLimits.reason) });
export type ReopenPeriod = z.infer<typeof reopenPeriod>;
