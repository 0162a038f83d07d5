import { currency, id, instant, listOf, listQuery, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { allocationInput, paymentLimits } from './payment.contract';

export const statementLimits = {
  /** Of all files of one import together, as they are sent. */
  bytes: 50 * 1024 * 1024,
  /** Of one import, those in a ZIP counted one by one. */
  files: 200,
  leftOut: 1_000,
  /** Lines that are named of an amended statement, and of what was left out of one in the answer of an import. */
  named: 20,
} as const;

export const statementImportWork = 'bookkeeping.statement-import';

/**
 * `open`: nobody has said what it is; `booked`: a payment, or one taken back; `ignored`: nothing of debtors; `repeated`: another
 * line says the same, by its transactions or as their sum.
 */
export const statementLineStates = ['open', 'booked', 'ignored', 'repeated'] as const;
export const statementLineState = z.enum(statementLineStates);
export type StatementLineState = z.infer<typeof statementLineState>;

export const leftOutReasons = ['notBooked', 'unknownState', 'unknownCurrency', 'zero'] as const;
export const leftOutEntry = z.object({
  reason: z.enum(leftOutReasons),
  bookedOn: localDate.nullable(),
  amount: money,
  currency: z.string(),
  direction: z.enum(['in', 'out']),
  text: z.string(),
});

/** A line of a statement in a few words. */
const namedLine = z.object({
  bookedOn: localDate,
  amount: money,
  currency: z.string(),
  direction: z.enum(['in', 'out']),
  text: z.string(),
  counterpartyName: z.string().nullable(),
});
export type NamedLine = z.infer<typeof namedLine>;

/**
 * Changes that the bank made when it sent a statement again: at most `statementLimits.named` lines of each are listed.
 */
export const statementAmendment = z.object({
  on: instant,
  /** Balances before. */
  opening: money.nullable(),
  closing: money.nullable(),
  addedCount: z.int(),
  added: z.array(namedLine),
  missingCount: z.int(),
  missing: z.array(namedLine),
});
export type StatementAmendment = z.infer<typeof statementAmendment>;

/** One statement (camt.053) or notification (camt.054) of an account. */
export const statementView = z.object({
  id,
  kind: z.enum(['statement', 'notification']),
  account: z.string(),
  statementId: z.string(),
  sequence: z.string(),
  page: z.int(),
  from: localDate.nullable(),
  to: localDate.nullable(),
  currency: z.string(),
  opening: money.nullable(),
  closing: money.nullable(),
  /** Closing balance less opening balance less all lines; not 0 where lines are missing, null without both balances. */
  difference: money.nullable(),
  lineCount: z.int(),
  openCount: z.int(),
  fileName: z.string(),
  leftOut: z.array(leftOutEntry),
  /** Opening balance less the closing balance of the statement before: one in between has not come; null where none is missing. */
  gap: money.nullable(),
  /** True if the file it was read from is stored. */
  hasFile: z.boolean(),
  amendment: statementAmendment.nullable(),
  createdAt: instant,
});
export type StatementView = z.infer<typeof statementView>;
export const statementList = listOf(statementView);
export type StatementList = z.infer<typeof statementList>;

export const statementListSpec = {
  sort: ['to', 'account', 'createdAt'],
  filter: { account: 'text', to: 'date', kind: 'enum', isAmended: 'boolean', isWrong: 'boolean' },
  defaultSort: '-to,account',
} as const;
export const statementQuery = listQuery(statementListSpec);

/**
 * Result of importing one statement of a file. `amended`: it was imported before with other lines or balances; only new
 * lines were added.
 */
export const importedStatement = z.object({
  statement: statementView,
  outcome: z.enum(['new', 'known', 'amended']),
  added: z.int(),
  /** Lines that came before, in this statement or in another file. */
  known: z.int(),
  /** Lines of the amended statement that the bank no longer tells. */
  missing: z.int(),
});

/** Result of importing a file; `problem` is the reason why nothing of it was imported. */
export const importedFile = z.object({
  name: z.string(),
  statements: z.array(importedStatement),
  problem: z
    .object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() })
    .nullable(),
});
export type ImportedFile = z.infer<typeof importedFile>;

/** Result of the long work `statementImportWork`; its entries are the files. */
export const statementsImported = z.object({
  files: z.array(importedFile),
  /** Payments that were booked by themselves. */
  booked: z.int(),
});
export type StatementsImported = z.infer<typeof statementsImported>;

const share = z.object({ itemId: id, itemNumber: z.string(), amount: money, cashDiscount: money });

/** Proposed match of a line: bills it may pay, the best first; or the payment it reverses. */
export const lineMatch = z.object({
  level: z.enum(['high', 'medium', 'none']),
  doubts: z.array(
    z.enum([
      'unknownReference',
      'alreadyPaid',
      'ambiguous',
      'weak',
      'otherAmount',
      'otherCurrency',
      'nothingFound',
    ]),
  ),
  candidates: z.array(
    z.object({
      addressId: id.nullable(),
      addressName: z.string(),
      reasons: z.array(
        z.enum(['reference', 'number', 'amount', 'discount', 'nearDiscount', 'iban', 'name', 'date']),
      ),
      shares: z.array(share),
    }),
  ),
  /** The payment that the bank takes back by it. */
  returns: z.object({ paymentId: id, addressName: z.string(), paidOn: localDate }).nullable(),
  /** The payment run whose transfers it debits; `isOver`: they are booked already. */
  pays: z
    .object({
      runId: id,
      messageId: z.string(),
      count: z.int(),
      amount: money,
      currency,
      isOver: z.boolean(),
    })
    .nullable(),
});
export type LineMatch = z.infer<typeof lineMatch>;

export const statementLineView = z.object({
  id,
  version: z.int(),
  statementId: id,
  account: z.string(),
  bookedOn: localDate,
  valueOn: localDate,
  direction: z.enum(['in', 'out']),
  amount: money,
  currency,
  /** Kept by the bank before it booked `amount`. */
  charges: money,
  reference: z.string().nullable(),
  counterpartyName: z.string().nullable(),
  /** Only for those who book. */
  counterpartyIban: z.string().nullable(),
  text: z.string(),
  reversal: z.boolean(),
  returnReason: z.string().nullable(),
  state: statementLineState,
  paymentId: id.nullable(),
  /** Of an open line. */
  match: lineMatch.nullable(),
});
export type StatementLineView = z.infer<typeof statementLineView>;
export const statementLineList = listOf(statementLineView);
export type StatementLineList = z.infer<typeof statementLineList>;

export const statementLineListSpec = {
  sort: ['bookedOn', 'amount', 'counterpartyName'],
  filter: {
    state: 'enum',
    statementId: 'id',
    bookedOn: 'date',
    amount: 'number',
    direction: 'enum',
    counterpartyName: 'text',
  },
  defaultSort: 'bookedOn,counterpartyName',
} as const;
export const statementLineQuery = listQuery(statementLineListSpec);

/** Books a line as a payment, or as the payment it takes back. */
export const bookStatementLine = z.strictObject({
  /** Whose payment it is; what is given to no item is their credit. Left out where it takes a payment back. */
  addressId: id.optional(),
  allocations: z.array(allocationInput).max(paymentLimits.allocations).default([]),
  /** The payment that it takes back. */
  returnsPaymentId: id.optional(),
  /** The payment run whose transfers it debits. */
  paymentRunId: id.optional(),
  /** In the licence's currency, where the line is in another one. */
  baseAmount: money.optional(),
});
export type BookStatementLine = z.output<typeof bookStatementLine>;
export type BookStatementLineInput = z.input<typeof bookStatementLine>;
