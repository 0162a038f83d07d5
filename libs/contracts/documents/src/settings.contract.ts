import {
  country,
  currency,
  email,
  id,
  localDate,
  phone,
  requiredText,
  vatKey,
  website,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import {
  cashDiscount,
  cashDiscounts,
  compactIban,
  isIban,
  isQrIban,
  refuseBeyondTerm,
} from '@jahrring/contracts-common';
import { documentLanguages } from './document.contract';
import { documentLimits } from './document.limits';
import { documentStatuses, documentTypes } from './document.status';
import { numberSeries } from './number-format';
import { acceptanceFollowUps } from './share.contract';
import { variableText } from './variable-text';

export const documentSettingsLimits = { senders: 10, accounts: 10, terms: 10, headerText: 500 } as const;

/** Nine digits leave the longest prefix and period room on a document. */
const startNumberMax = 999_999_999;

/** Digits the bank gives to put in front of every QR reference; 20 leave room for a counter of six. */
export const referencePrefix = z.string().regex(/^\d{0,20}$/);

type DocumentKind = (typeof documentTypes)[number];

/** One value for each document type. */
function perType<T extends z.ZodType>(schema: T) {
  return z.object(Object.fromEntries(documentTypes.map((type) => [type, schema])) as Record<DocumentKind, T>);
}

export const columnOrders = ['quantity_price_total', 'price_quantity_total'] as const;
export const pageOrientations = ['portrait', 'landscape'] as const;
export const referenceTypes = ['QRR', 'SCOR', 'NON'] as const;

const textsOfLanguage = z.object({
  header: variableText(documentSettingsLimits.headerText),
  footer: variableText(documentSettingsLimits.headerText),
  intro: variableText(documentLimits.text),
  closing: variableText(documentLimits.text),
  /** Of the mail a document goes out with; empty for the usual words. */
  mailSubject: variableText(documentLimits.title),
  mail: variableText(documentLimits.text, ['link']),
});
export type DocumentTexts = z.output<typeof textsOfLanguage>;

const optional = (max: number) => z.string().trim().max(max).default('');
const empty = z.literal('');

/** An address a document can be sent from; the first one is taken unless told. */
export const senderAddress = z.object({
  id,
  name: requiredText(70),
  supplement: optional(70),
  street: optional(70),
  houseNumber: optional(16),
  zip: requiredText(16),
  city: requiredText(35),
  country,
  email: email.or(empty).default(''),
  phone: phone.or(empty).default(''),
  website: website.or(empty).default(''),
  vatNumber: optional(30),
});
export type SenderAddress = z.output<typeof senderAddress>;

/** An account bills can be paid to; the first one in a bill's currency is taken. */
export const bankAccount = z
  .object({
    id,
    title: requiredText(70),
    iban: z
      .string()
      // Beyond it no IBAN either: one error, not two.
      .max(42, { abort: true })
      .overwrite(compactIban)
      .refine(isIban, { params: { code: 'iban' } }),
    bic: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/)
      .default(''),
    currency,
    reference: z.enum(referenceTypes),
    referencePrefix: referencePrefix.default(''),
  })
  .superRefine(({ iban, reference, referencePrefix: prefix }, ctx) => {
    if (!isIban(iban)) return;
    if (isQrIban(iban) !== (reference === 'QRR')) {
      const code = isQrIban(iban) ? 'qrIbanNeedsQrr' : 'qrrNeedsQrIban';
      ctx.addIssue({ code: 'custom', path: ['reference'], params: { code } });
    }
    if (prefix !== '' && reference !== 'QRR') {
      ctx.addIssue({ code: 'custom', path: ['referencePrefix'], params: { code: 'qrrNeedsQrIban' } });
    }
  });
export type BankAccount = z.output<typeof bankAccount>;

const termFields = z.object({
  title: requiredText(documentLimits.title),
  days: z.int().min(0).max(documentLimits.termDays),
  cashDiscounts: cashDiscounts.default([]),
});
export const paymentTerm = termFields.superRefine(refuseBeyondTerm);

/** Status of a project by type and status of its document. */
export const projectSteps = z.partialRecord(
  z.enum(documentTypes),
  z.partialRecord(z.enum(documentStatuses), z.string().regex(/^[A-Z]{4}$/)),
);
export type ProjectSteps = z.output<typeof projectSteps>;

/** Settings that a draft uses while it is edited. */
export const draftChoices = z.object({
  vatKey,
  termDays: z.int(),
  cashDiscounts: z.array(cashDiscount),
  terms: z.array(termFields),
  senders: z.array(z.object({ id, name: z.string() })),
  bankAccounts: z.array(z.object({ id, title: z.string(), currency })),
  /** Steps that would move the project, so that the person can be asked about its time entries. */
  projectSteps,
});
export type DraftChoices = z.infer<typeof draftChoices>;

const settingsFields = z.object({
  series: perType(numberSeries),
  termDays: z.int().min(0).max(documentLimits.termDays),
  /** Of the usual term. */
  cashDiscounts: cashDiscounts.default([]),
  /** Days an offer holds; 0 for offers without an end. */
  offerValidDays: z.int().min(0).max(documentLimits.termDays).default(30),
  /** Follow-up when a customer accepts an offer by its link. */
  acceptanceFollowUp: z.enum(acceptanceFollowUps).default('draft'),
  /**
   * The number a type's series goes on with, as somebody has set it last; it holds for the period of that day, and is
   * refused below the next one.
   */
  startNumbers: z
    .partialRecord(z.enum(documentTypes), z.int().min(1).max(startNumberMax).nullable())
    .default({}),
  /** More terms to choose from, besides the usual one. */
  terms: z.array(paymentTerm).max(documentSettingsLimits.terms).default([]),
  cashRounding: z.boolean(),
  /** Prices of units to 0.01 as well, not amounts alone. */
  roundPrices: z.boolean().default(false),
  columnOrder: z.enum(columnOrders).default('quantity_price_total'),
  orientation: z.enum(pageOrientations).default('portrait'),
  vatKey: vatKey.default('standard'),
  /** Of the licence's own account; an account of `bankAccounts` has its own. */
  referencePrefix,
  senders: z.array(senderAddress).max(documentSettingsLimits.senders).default([]),
  bankAccounts: z.array(bankAccount).max(documentSettingsLimits.accounts).default([]),
  /** By language; an empty one falls back to the general `introText` and `closingText`. */
  texts: z.partialRecord(z.enum(documentLanguages), textsOfLanguage).default({}),
  introText: z.string().trim().max(documentLimits.text),
  closingText: z.string().trim().max(documentLimits.text),
  /** Project status that a document's step sets, by type and new status; without it the project does not change. */
  projectSteps: projectSteps.default({}),
});

export const updateDocumentSettings = settingsFields.superRefine(({ termDays, ...values }, ctx) =>
  refuseBeyondTerm({ days: termDays, cashDiscounts: values.cashDiscounts }, ctx),
);
export type UpdateDocumentSettings = z.output<typeof updateDocumentSettings>;
/** Values of a form while it is filled in. */
export type DocumentSettingsDraft = z.input<typeof updateDocumentSettings>;

/** A series that still numbers documents dated before `until`: a changed one begins with a period. */
export const previousSeries = z.object({ series: numberSeries, until: localDate });

export const documentSettings = settingsFields.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
  /** Sequence number of the next document of each type if it is dated today. */
  nextNumbers: z.partialRecord(z.enum(documentTypes), z.int()),
  previous: z.partialRecord(z.enum(documentTypes), previousSeries),
  /** The stored picture at the head of every document. */
  logoId: id.nullable(),
});
export type DocumentSettings = z.infer<typeof documentSettings>;
