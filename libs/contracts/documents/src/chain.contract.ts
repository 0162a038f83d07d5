import { currency, id, localDate, money, quantity, unit, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';
import { groupings } from './document.contract';
import { documentLimits } from './document.limits';
import { creatableTypes, documentStatuses } from './document.status';
import { amount } from './position.contract';

const ids = z.array(id).min(1).max(documentLimits.documents);
const chosenPositions = z.array(z.object({ id, quantity })).min(1).max(documentLimits.positions);
const isPositive = (percent: string) => !/^0*(\.0*)?$/.test(percent);

/** A document that takes positions of the one before it. */
export const followUp = z.object({
  id: id.optional(),
  type: z.enum(creatableTypes),
  /** Positions and how much of each; left out: everything that is open. */
  positions: chosenPositions.optional(),
  /** A final bill takes everything that is open and deducts the deposits. */
  final: z.boolean().default(false),
});
export type FollowUp = z.infer<typeof followUp>;
export type FollowUpInput = z.input<typeof followUp>;

/** Positions of a document that are still open, and deposits that can be deducted. */
export const openView = z.object({
  positions: z.array(
    z.object({
      id,
      text: z.string(),
      articleNumber: z.string().nullable(),
      unit: unit.nullable(),
      quantity,
      open: quantity,
      /** Null for those who may not see prices. */
      unitPrice: unitPrice.nullable(),
    }),
  ),
  deposits: z.array(
    z.object({
      id,
      number: z.string(),
      documentDate: localDate,
      currency,
      /** With VAT. */
      total: money.nullable(),
      open: money.nullable(),
    }),
  ),
});
export type OpenView = z.infer<typeof openView>;

/** One bill of several delivery notes, or of the unbilled entries of several projects, each under a heading. */
export const collectiveBill = z
  .object({
    id: id.optional(),
    documentIds: ids.optional(),
    projectIds: ids.optional(),
    /** Entries up to this day; left out: all. */
    until: localDate.optional(),
    grouping: z.enum(groupings).default('activity'),
  })
  .refine((bill) => bill.documentIds || bill.projectIds, {
    path: ['documentIds'],
    params: { code: 'required' },
  });
export type CollectiveBill = z.infer<typeof collectiveBill>;
export type CollectiveBillInput = z.input<typeof collectiveBill>;

/** A credit note: of the whole bill, or of some of its positions. */
export const correction = z.object({
  id: id.optional(),
  /** Left out: everything that is not credited yet. A lower price credits that much of each unit. */
  positions: z
    .array(z.object({ id, quantity, unitPrice: unitPrice.optional() }))
    .min(1)
    .max(documentLimits.positions)
    .optional(),
  /** The entries of a bill that is then credited in full can be billed again. */
  releaseEntries: z.boolean().default(false),
});
export type Correction = z.infer<typeof correction>;
export type CorrectionInput = z.input<typeof correction>;

/** A bill in advance over a part of an offer or order: in percent or as an amount, as its prices are meant. */
export const createDeposit = z
  .object({
    id: id.optional(),
    percent: z
      .string()
      .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/)
      .refine(isPositive)
      .optional(),
    amount: amount.refine(isPositive).optional(),
  })
  .refine((deposit) => (deposit.percent === undefined) !== (deposit.amount === undefined), {
    path: ['percent'],
    params: { code: 'required' },
  });
export type CreateDeposit = z.infer<typeof createDeposit>;

/** Deducts a deposit bill from a draft: what is open of it, or less (with VAT). */
export const allocateDeposit = z.object({ depositId: id, amount: amount.refine(isPositive).optional() });
export type AllocateDeposit = z.infer<typeof allocateDeposit>;

/** A step along the table of states; one that issues takes the number as `issue` does. */
export const documentStep = z.object({
  status: z.enum(documentStatuses),
  /** True if the time entries of the project are changed too when the step moves the project. */
  changeEntries: z.boolean().default(false),
});
export type DocumentStep = z.infer<typeof documentStep>;
export type DocumentStepInput = z.input<typeof documentStep>;

/** Options for issuing a document. */
export const issueOptions = z.object({ changeEntries: z.boolean().default(false) });
export type IssueOptions = z.infer<typeof issueOptions>;

/**
 * Version of the draft that a page shows and exports; detects that another version was saved meanwhile, or that this
 * one was not saved.
 */
export const pdfQuery = z.object({ version: z.coerce.number().int().min(1).optional() });
export type PdfQuery = z.infer<typeof pdfQuery>;
export const revisionNumber = z.coerce.number().int().min(0);

/** A copy as a new draft, of the same type or another one, without links of quantity and without entries. */
export const duplicateDocument = z.object({ id: id.optional(), type: z.enum(creatableTypes).optional() });
export type DuplicateDocument = z.infer<typeof duplicateDocument>;

export const markExported = z.object({ ids, exported: z.boolean() });
export type MarkExported = z.infer<typeof markExported>;
export const markedDocuments = z.object({ changed: z.int() });
export type MarkedDocuments = z.infer<typeof markedDocuments>;

/** Positions whose price is another one than their object has today. */
export const priceCheck = z.object({
  items: z.array(
    z.object({ positionId: id, text: z.string(), unitPrice, currentPrice: unitPrice, day: localDate }),
  ),
});
export type PriceCheck = z.infer<typeof priceCheck>;
export const repriceDocument = z.object({ positionIds: z.array(id).min(1).max(documentLimits.positions) });
export type RepriceDocument = z.infer<typeof repriceDocument>;
