import { id, localDate, money } from '@jahrring/contracts-common';
import { importMappingOf, importRowBase, importViewOf } from '@jahrring/contracts-common/imports';
import { z } from 'zod';

/** Rows of one file, its bytes, entries that one import adds at most, and how many differing ones are shown at once. */
export const entryImportLimits = { rows: 20_000, bytes: 20_000_000, added: 1_000, shown: 100 } as const;

/** Columns of Banana's transactions table, by their meaning. */
export const entryImportFields = [
  'bookedOn',
  'documentNumber',
  'documentType',
  'text',
  'debit',
  'credit',
  'amount',
  'currency',
  'foreignAmount',
  'vatAccount',
  'vatAmount',
  'costCentre',
] as const;
export type EntryImportField = (typeof entryImportFields)[number];

/** Reason why a row is left out. */
export type EntryImportFault =
  | 'missing'
  | 'badDate'
  | 'badAmount'
  | 'unbalanced'
  | 'unknownAccount'
  | 'itemAccount'
  | 'closedDay'
  | 'badTax'
  | 'tooMany';

/** Positions and titles of the columns in the file, which the file states itself. */
export const entryImportSettings = z.object({
  mapping: importMappingOf(entryImportFields),
  hasTitles: z.boolean().default(true),
  titles: z.array(z.string()).default([]),
});
export type EntryImportSettings = z.infer<typeof entryImportSettings>;

export const entryImportView = importViewOf(entryImportSettings);
export type EntryImportView = z.infer<typeof entryImportView>;

/** A transaction of the file; a row that none could be made of has nothing but its errors. */
export const entryImportRow = importRowBase.extend({
  bookedOn: localDate.nullable(),
  documentNumber: z.string().nullable(),
  text: z.string(),
  /** Account, or several of them. */
  debit: z.array(z.string()),
  credit: z.array(z.string()),
  amount: money.nullable(),
});
export type EntryImportRow = z.infer<typeof entryImportRow>;

/** An entry that was handed over and stands in the file otherwise (`line`), or not at all (`line` is null). */
export const differingEntry = z.object({
  id,
  number: z.int(),
  bookedOn: localDate,
  text: z.string(),
  total: money,
  line: z.int().nullable(),
  /** Total amount in the file. */
  amount: money.nullable(),
});
export type DifferingEntry = z.infer<typeof differingEntry>;

/** A file beside the books, as they are now. */
export const entryComparison = z.object({
  /** Days of its transactions; null where it has none. */
  firstDay: localDate.nullable(),
  lastDay: localDate.nullable(),
  /** Transactions that the books have. */
  known: z.int(),
  /** Of what would be added. */
  total: money,
  differing: z.array(differingEntry),
  differingCount: z.int(),
});
export type EntryComparison = z.infer<typeof entryComparison>;
