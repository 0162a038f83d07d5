import {
  cashDiscount,
  currency,
  defineEvent,
  id,
  localDate,
  money,
  quantity,
  unit,
  vatKey,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { billKinds, documentStatuses, documentTypes } from './document.status';

/**
 * Kinds of records that can be billed: everything that the time tool records, i.e. hours, machines, material and
 * expenses alike; lots of timber.
 */
export const sourceKinds = ['time', 'timber'] as const;
export const sourceKind = z.enum(sourceKinds);
export type SourceKind = z.infer<typeof sourceKind>;

const sourceRef = z.object({ id, version: z.int() });
const sources = {
  documentId: id,
  /** Missing in events from before it was told. */
  documentType: z.enum(documentTypes).optional(),
  kind: sourceKind,
  sources: z.array(sourceRef).min(1),
};

/** A draft holds these sources: nobody else bills them, their owner refuses edits. */
export const sourcesClaimed = defineEvent('documents.sources.claimed', 1, z.object(sources));
export type SourcesClaimed = z.infer<typeof sourcesClaimed.schema>;

/** The document was issued: these sources are billed for good. */
export const sourcesBilled = defineEvent(
  'documents.sources.billed',
  1,
  z.object({ ...sources, documentNumber: z.string() }),
);
export type SourcesBilled = z.infer<typeof sourcesBilled.schema>;

/** The draft, or its position, was deleted: these sources are free again. */
export const sourcesReleased = defineEvent('documents.sources.released', 1, z.object(sources));
export type SourcesReleased = z.infer<typeof sourcesReleased.schema>;

/** A document was made, changed, issued, deleted or moved to another state. */
export const documentChanged = defineEvent(
  'documents.document.changed',
  1,
  z.object({
    id,
    type: z.enum(documentTypes),
    status: z.enum(documentStatuses),
    number: z.string().optional(),
    title: z.string(),
    documentDate: localDate.optional(),
    dueDate: localDate.optional(),
    projectId: id.optional(),
    addressId: id.optional(),
    total: money.optional(),
    currency,
    /** Of an issued bill what is not paid, in its currency; missing while it is a draft, and of other types. */
    open: money.optional(),
    deleted: z.boolean(),
    /** The state an archived document was in before; missing where it was archived before this was kept. */
    previousStatus: z.enum(documentStatuses).optional(),
    billKind: z.enum(billKinds).optional(),
    /** Without VAT, in the document's currency; of a correction positive as well. */
    net: money.optional(),
    /** Without VAT: deducted, because it was billed in advance. */
    depositNet: money.optional(),
    costCentre: z.string().optional(),
    revenueCentre: z.string().optional(),
    /** Units of the licence's currency for one of the document's; missing where they are the same. */
    exchangeRate: z.string().optional(),
    /** Net amount by project, if it charges several. */
    projects: z.array(z.object({ projectId: id, net: money })).optional(),
  }),
);
export type DocumentChanged = z.infer<typeof documentChanged.schema>;

/** An order stands; it is billed as a whole or put away; or it was never given or was called off. */
export const orderStates = ['agreed', 'finished', 'withdrawn'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Order of a customer, for those who plan the work: published for every offer and order confirmation once it is issued,
 * and again when it changes. Items alone, without optional ones and without prices.
 */
export const orderChanged = defineEvent(
  'documents.order.changed',
  1,
  z.object({
    /** Of the document. */
    id,
    number: z.string(),
    state: z.enum(orderStates),
    projectId: id.optional(),
    positions: z.array(
      z.object({
        id,
        text: z.string(),
        quantity,
        unit,
        objectId: id.optional(),
        /** The position of an earlier document that this one takes its quantity from. */
        sourcePositionId: id.optional(),
      }),
    ),
  }),
);
export type OrderChanged = z.infer<typeof orderChanged.schema>;

/** Part of a bill that is taxed at one rate, less deposits that were billed before; negative for a correction. */
const billVat = z.object({ vatKey, rate: z.string(), net: money, vat: money });
export type BillVat = z.infer<typeof billVat>;

/**
 * A bill or a correction of one was issued: what the customer owes from now on, frozen, for who keeps receivables. Amounts are
 * in its currency and negative where it is a correction; `total` = the sums of `vat` + `rounding`.
 */
export const billIssued = defineEvent(
  'documents.bill.issued',
  1,
  z.object({
    id,
    type: z.enum(['bill', 'bill_correction']),
    number: z.string(),
    title: z.string(),
    documentDate: localDate,
    dueDate: localDate,
    addressId: id.optional(),
    /** As the document names its recipient. */
    recipientName: z.string(),
    currency,
    /** Units of the licence's currency for one of the document's; missing where they are the same. */
    exchangeRate: z.string().optional(),
    total: money,
    vat: z.array(billVat),
    /** To what can be paid in cash. */
    rounding: money,
    /** Accounts of the licence's chart, by number, where the document names them. */
    debitAccount: z.string().optional(),
    creditAccount: z.string().optional(),
    costCentre: z.string().optional(),
    revenueCentre: z.string().optional(),
    /** Payment reference: QR reference of 27 digits, or creditor reference (ISO 11649). */
    reference: z.string().optional(),
    /** Account the payment is asked for on. */
    iban: z.string().optional(),
    cashDiscounts: z.array(cashDiscount),
    projectId: id.optional(),
    /** Net amount by project, if it charges several. */
    projects: z.array(z.object({ projectId: id, net: money })).optional(),
    /** The bill that a correction is against. */
    correctsId: id.optional(),
  }),
);
export type BillIssued = z.infer<typeof billIssued.schema>;

/** A payment of a bill was recorded, or taken back: then its amounts are negative. */
export const paymentRecorded = defineEvent(
  'documents.payment.recorded',
  1,
  z.object({
    id,
    documentId: id,
    documentNumber: z.string(),
    paidOn: localDate,
    amount: money,
    /** As cash discount. */
    deducted: money,
    currency,
    /** The payment that is taken back. */
    reversesId: id.optional(),
    /** Open amount of the bill afterwards. */
    open: money,
  }),
);
export type PaymentRecorded = z.infer<typeof paymentRecorded.schema>;

/** A document's step moves its project, as the licence's settings say. */
export const projectStepped = defineEvent(
  'documents.project.stepped',
  1,
  z.object({
    documentId: id,
    documentNumber: z.string(),
    projectId: id,
    type: z.enum(documentTypes),
    status: z.enum(documentStatuses),
    /** The project's status to be, as the projects spell it. */
    projectStatus: z.string(),
    /** The person said that the project's time entries follow. */
    changeEntries: z.boolean(),
  }),
);
export type ProjectStepped = z.infer<typeof projectStepped.schema>;
