import { id, instant, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Rows of one file, its bytes, entries that one import adds at most, and how many of each kind are shown at once. */
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

/** Why a row is left out. */
export const entryImportProblem = z.object({
  line: z.int(),
  field: z.enum(entryImportFields),
  code: z.enum([
    'missing',
    'badDate',
    'badAmount',
    'unbalanced',
    'unknownAccount',
    'itemAccount',
    'closedDay',
    'badTax',
  ]),
  value: z.string(),
});
export type EntryImportProblem = z.infer<typeof entryImportProblem>;

/** A transaction of the file that the books do not have. */
export const addedEntry = z.object({
  line: z.int(),
  bookedOn: localDate,
  documentNumber: z.string().nullable(),
  text: z.string(),
  /** Account, or several of them. */
  debit: z.array(z.string()),
  credit: z.array(z.string()),
  amount: money,
});
export type AddedEntry = z.infer<typeof addedEntry>;

/** An entry that was handed over and stands in the file otherwise (`line`), or not at all (`line` is null). */
export const differingEntry = z.object({
  number: z.int(),
  bookedOn: localDate,
  text: z.string(),
  total: money,
  line: z.int().nullable(),
  /** What it comes to in the file. */
  amount: money.nullable(),
});
export type DifferingEntry = z.infer<typeof differingEntry>;

export const entryImportStates = ['draft', 'done', 'undone'] as const;
export const entryImportState = z.enum(entryImportStates);
export type EntryImportState = z.infer<typeof entryImportState>;

export const entryImportView = z.object({
  id,
  version: z.int(),
  state: entryImportState,
  fileName: z.string(),
  firstDay: localDate,
  lastDay: localDate,
  /** Transactions of the file. */
  transactions: z.int(),
  /** Those that the books have already. */
  known: z.int(),
  /** Those that it adds; of an import that is done, those that it has added. */
  added: z.int(),
  total: money,
  createdAt: instant,
  committedAt: instant.nullable(),
});
export type EntryImportView = z.infer<typeof entryImportView>;

/** A draft with what it would do. */
export const entryImportPlan = entryImportView.extend({
  entries: z.array(addedEntry),
  differing: z.array(differingEntry),
  differingCount: z.int(),
  problems: z.array(entryImportProblem),
  problemCount: z.int(),
});
export type EntryImportPlan = z.infer<typeof entryImportPlan>;

/** The draft, if there is one, and the latest imports. */
export const entryImports = z.object({ draft: entryImportPlan.nullable(), items: z.array(entryImportView) });
export type EntryImports = z.infer<typeof entryImports>;
