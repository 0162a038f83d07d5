import { id, instant, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { itemSide } from './open-item.contract';

/** Rows of one file, its bytes, and how many faults are told at once. */
export const openingLimits = { rows: 2_000, bytes: 5_000_000, problems: 50 } as const;

export const openingFiles = ['balances', 'items'] as const;
export const openingFile = z.enum(openingFiles);
export type OpeningFile = z.infer<typeof openingFile>;

export const openingFields = [
  'account',
  'debit',
  'credit',
  'balance',
  'side',
  'number',
  'name',
  'customerNumber',
  'documentDate',
  'dueDate',
  'amount',
  'currency',
  'baseAmount',
  'reference',
  'iban',
] as const;
export type OpeningField = (typeof openingFields)[number];

/** Problem in one row of a file. */
export const openingProblem = z.object({
  file: openingFile,
  line: z.int(),
  field: z.enum(openingFields),
  code: z.enum([
    'missing',
    'badAmount',
    'badDate',
    'badCurrency',
    'badSide',
    'badIban',
    'badReference',
    'unknownAccount',
    'unknownAddress',
    'ambiguousAddress',
    'twice',
    'exists',
    'zero',
  ]),
  value: z.string(),
});
export type OpeningProblem = z.infer<typeof openingProblem>;

/**
 * Reason why the whole import is refused: no trial balance was given; its debits do not equal its credits; the items of
 * an account do not add up to its balance. Amounts are debit less credit, in the licence's currency.
 */
export const openingRefusal = z.object({
  reason: z.enum(['noBalances', 'unbalanced', 'accountDiffers']),
  account: z.string().nullable(),
  /** By the trial balance. */
  balance: money,
  /** Of the items. */
  items: money,
  difference: money,
});
export type OpeningRefusal = z.infer<typeof openingRefusal>;

export const openingStates = ['draft', 'done', 'undone'] as const;
export const openingState = z.enum(openingStates);
export type OpeningState = z.infer<typeof openingState>;

const fileView = z.object({ fileName: z.string(), rows: z.int() }).nullable();

export const openingView = z.object({
  id,
  version: z.int(),
  state: openingState,
  /** The day that everything is posted on. */
  day: localDate,
  balances: fileView,
  items: fileView,
  /** Effects that importing the files would have. */
  sums: z.object({ debit: money, credit: money, debtors: money, creditors: money }),
  sides: z.array(z.object({ side: itemSide, count: z.int() })),
  problems: z.array(openingProblem),
  problemCount: z.int(),
  refusals: z.array(openingRefusal),
  committedAt: instant.nullable(),
});
export type OpeningView = z.infer<typeof openingView>;

/** The opening that is prepared or in force; null where there is none. */
export const currentOpening = z.object({ opening: openingView.nullable() });
export type CurrentOpening = z.infer<typeof currentOpening>;

export const uploadOpening = z.strictObject({ file: openingFile, day: localDate });
export type UploadOpening = z.output<typeof uploadOpening>;
