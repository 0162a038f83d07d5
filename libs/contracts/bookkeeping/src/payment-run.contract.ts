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
import { ibanField } from './iban-field';

export const paymentRunLimits = { bills: 1_000, reason: 200, bytes: 20_000_000 } as const;

/**
 * `generated`: the file was made; `uploaded`: it was given to the bank; `accepted`, `part`, `rejected`: as the bank said;
 * `executed`: all that the bank took was debited; `withdrawn`: given up, its bills are free.
 */
export const paymentRunStates = [
  'draft',
  'confirmed',
  'generated',
  'uploaded',
  'accepted',
  'part',
  'rejected',
  'executed',
  'withdrawn',
] as const;
export const paymentRunState = z.enum(paymentRunStates);
export type PaymentRunState = z.infer<typeof paymentRunState>;

/** State of one bill in a run. Bills that were rejected or withdrawn can be paid by another run. */
export const runBillStates = ['open', 'accepted', 'rejected', 'executed', 'withdrawn'] as const;
export const runBillState = z.enum(runBillStates);
export type RunBillState = z.infer<typeof runBillState>;

/** Reasons why a bill, or a whole run, cannot be paid. The first ones concern the run. */
export const paymentRefusals = [
  'empty',
  'debtorQrIban',
  'badDebtorIban',
  'mixedCurrency',
  'notApproved',
  'blocked',
  'inOtherRun',
  'changed',
  'billTwice',
  'badAmount',
  'notPositive',
  'badIban',
  'badReference',
  'qrIbanWithoutReference',
  'qrReferenceOnPlainIban',
  'noName',
  'noAddress',
  'badBic',
  'badIdentifier',
  'doubleIdentifier',
] as const;
export const paymentRefusal = z.enum(paymentRefusals);
export type PaymentRefusalCode = z.infer<typeof paymentRefusal>;

export const paymentProposalQuery = z.strictObject({
  /** The day the bank is asked to pay on. */
  executionDate: localDate,
  /** Bills whose last day to pay, or to deduct Skonto, is this one or before are chosen. */
  until: localDate,
});
export type PaymentProposalQuery = z.output<typeof paymentProposalQuery>;

/** A supplier's bill that is open, with what paying it on the day comes to. */
export const payableView = z.object({
  itemId: id,
  number: z.string(),
  creditorName: z.string(),
  dueDate: localDate,
  /** Last day to pay in time: of the Skonto that can still be deducted, else the due date. */
  payBy: localDate,
  currency,
  /** In `currency`; negative of a credit note. */
  open: money,
  /** Skonto that can still be deducted on the day; 0 where there is none. */
  cashDiscount: money,
  /** Only for those who pay. */
  iban: z.string().nullable(),
  refusals: z.array(paymentRefusal),
  /** Due by the day that was asked for, and nothing speaks against it. */
  chosen: z.boolean(),
});
export type PayableView = z.infer<typeof payableView>;
export const paymentProposal = z.object({
  /** Account that was debited last, else the licence's own; only for those who pay. */
  debtorIban: z.string().nullable(),
  items: z.array(payableView),
});
export type PaymentProposal = z.infer<typeof paymentProposal>;

export const createPaymentRun = z.strictObject({
  /** Made by the client, so that a repeated request is the same run. */
  id: id.optional(),
  executionDate: localDate,
  debtorIban: ibanField,
  /** One debit on the statement for all (default), or one for each transfer. */
  batchBooking: z.boolean().default(true),
  bills: z
    .array(z.strictObject({ itemId: id, withDiscount: z.boolean().default(true) }))
    .min(1)
    .max(paymentRunLimits.bills),
});
export type CreatePaymentRun = z.output<typeof createPaymentRun>;
export type CreatePaymentRunInput = z.input<typeof createPaymentRun>;

export const runBillView = z.object({
  id,
  itemId: id,
  number: z.string(),
  creditorName: z.string(),
  /** Only for those who pay. */
  iban: z.string().nullable(),
  reference: z.string().nullable(),
  text: z.string(),
  dueDate: localDate,
  /** To be paid, in the run's currency; negative of a credit note. */
  amount: money,
  cashDiscount: money,
  /** The transfer that pays it; one of several bills has the same. */
  endToEndId: z.string(),
  state: runBillState,
  /** Of a rejection: the bank's code and words. */
  reasonCode: z.string().nullable(),
  reasonText: z.string().nullable(),
  executedOn: localDate.nullable(),
  refusals: z.array(paymentRefusal),
});
export type RunBillView = z.infer<typeof runBillView>;

const runFields = {
  id,
  version: z.int(),
  state: paymentRunState,
  messageId: z.string(),
  executionDate: localDate,
  /** Only for those who pay. */
  debtorIban: z.string().nullable(),
  batchBooking: z.boolean(),
  currency,
  total: money,
  billCount: z.int(),
  transferCount: z.int(),
  rejectedCount: z.int(),
  executedCount: z.int(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  /** When the file was made first; the same in every copy of it. */
  fileCreatedAt: instant.nullable(),
  uploadedAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
};
export const paymentRunRow = z.object(runFields);
export type PaymentRunRow = z.infer<typeof paymentRunRow>;
export const paymentRunList = listOf(paymentRunRow);
export type PaymentRunList = z.infer<typeof paymentRunList>;
export const paymentRunListSpec = {
  sort: ['executionDate', 'total', 'createdAt'],
  filter: { state: 'enum', executionDate: 'date', total: 'number' },
  defaultSort: '-createdAt',
} as const;
export const paymentRunQuery = listQuery(paymentRunListSpec);

export const paymentRunView = z.object({
  ...runFields,
  bills: z.array(runBillView),
  /** Reasons against the whole run, of a draft or confirmed one. */
  refusals: z.array(paymentRefusal),
  /** A second person has to confirm it, and the reader is not one. */
  needsOther: z.boolean(),
});
export type PaymentRunView = z.infer<typeof paymentRunView>;

/** Takes a bill out of a draft. */
export const removeRunBill = z.strictObject({ itemId: id });
export type RemoveRunBill = z.output<typeof removeRunBill>;

/** Gives a run up; what was debited already stays. */
export const withdrawPaymentRun = z.strictObject({ reason: requiredText(paymentRunLimits.reason) });
export type WithdrawPaymentRun = z.output<typeof withdrawPaymentRun>;

/** The debit of all that is not executed yet, told by a person. */
export const executePaymentRun = z.strictObject({
  on: localDate,
  /** In the licence's currency, where the run is in another one. */
  baseAmount: money
    .refine((text) => Number(text) > 0, { params: { code: 'minNumber', min: '0.01' } })
    .optional(),
});
export type ExecutePaymentRun = z.output<typeof executePaymentRun>;

/** Changes that a bank's report (pain.002) made. */
export const statusReportTaken = z.object({
  runId: id,
  state: paymentRunState,
  accepted: z.int(),
  rejected: z.int(),
});
export type StatusReportTaken = z.infer<typeof statusReportTaken>;
