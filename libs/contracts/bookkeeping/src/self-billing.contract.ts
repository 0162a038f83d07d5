import { id, localDate, money, optionalText, requiredText, vatKeys } from '@jahrring/contracts-common';
import { z } from 'zod';
import { accountNumber, ledgerLimits } from './ledger.contract';

/** Parts of one document, and longest texts, in characters. */
export const selfBillingLimits = { parts: 50, number: 60, title: 100, costCentre: 30 } as const;

/** Rates a customer may settle with us at; whoever owes the tax instead of us is no case of it. */
export const selfBillingVatKeys = vatKeys.filter((key) => key !== 'reverse');

/** Part of the document that is one kind of revenue, in the licence's currency. */
export const selfBillingPart = z.strictObject({
  account: accountNumber,
  costCentre: optionalText(selfBillingLimits.costCentre),
  projectId: id.nullish(),
  vatKey: z.enum(vatKeys).exclude(['reverse']),
  /** In percent. */
  rate: z.string().regex(/^\d{1,2}(\.\d{1,3})?$/),
  net: money,
  vat: money,
});
export type SelfBillingPart = z.output<typeof selfBillingPart>;

/**
 * Self-billing document: the customer states in a document of his own what he owes us (a sawmill's statement, for
 * example), in place of our bill (CH: MWSTG art. 3 k, DE: § 14 Abs. 2 UStG).
 */
export const recordSelfBilling = z
  .strictObject({
    /** Made by the client, so that a repeated request is the same document. */
    id,
    addressId: id,
    number: requiredText(selfBillingLimits.number),
    title: optionalText(selfBillingLimits.title),
    documentDate: localDate,
    dueDate: localDate,
    parts: z.array(selfBillingPart).min(1).max(selfBillingLimits.parts),
  })
  .refine(({ documentDate, dueDate }) => documentDate <= dueDate, {
    path: ['dueDate'],
    params: { code: 'afterOrEqual', other: 'documentDate' },
  });
export type RecordSelfBilling = z.output<typeof recordSelfBilling>;

/** Taken back as a whole, today. */
export const cancelSelfBilling = z.strictObject({
  /** Of the counter-document, made by the client. */
  id,
  reason: requiredText(ledgerLimits.reason),
});
export type CancelSelfBilling = z.output<typeof cancelSelfBilling>;
