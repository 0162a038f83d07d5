import {
  currency,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
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

export const accountNumber = z.string().regex(/^\d{1,10}$/);

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
