import {
  country,
  currency,
  extraInput,
  extraValues,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  money,
  vatKey,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { cashDiscount, cashDiscounts, refuseBeyondTerm } from '@jahrring/contracts-common';
import { documentLink, revisionView } from './document-link.contract';
import { sourceKind } from './document.events';
import { documentLimits } from './document.limits';
import { billKinds, creatableTypes, documentStatuses, documentTypes } from './document.status';
import { vatModes } from './document.totals';
import {
  adjustmentFields,
  bookingFields,
  depositShare,
  positionInput,
  positionView,
} from './position.contract';

/** Languages in which a document can be written. */
export const documentLanguages = ['de', 'en', 'fr', 'it', 'ro'] as const;
export const documentLanguage = z.enum(documentLanguages);
export type DocumentLanguage = z.infer<typeof documentLanguage>;

export const documentType = z.enum(documentTypes);
export const documentStatus = z.enum(documentStatuses);

/** Units of the licence's currency for one of the document's, at most six decimals. */
export const exchangeRate = z.string().regex(/^(?!0+(\.0+)?$)\d{1,8}(\.\d{1,6})?$/);

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => (text === '' ? null : text));

export const sourceRef = z.object({ id, version: z.int() });
export type SourceRef = z.infer<typeof sourceRef>;

/**
 * Groupings of entries into positions: one each, or one per day, activity or object, or person if price and VAT are the
 * same; `one` is a single sum per VAT rate.
 */
export const groupings = ['entry', 'day', 'activity', 'person', 'one'] as const;
export type Grouping = (typeof groupings)[number];

export const createDocument = z.object({
  /** Made by the client, so that a repeated request is the same document. */
  id: id.optional(),
  type: z.enum(creatableTypes),
  projectId: id.nullish(),
  /** Recipient; the project's address when left out. */
  addressId: id.nullish(),
  title: optionalText(documentLimits.title),
  grouping: z.enum(groupings).default('activity'),
  /**
   * Entries to bill, at the version that was looked at. Left out: of a bill everything unbilled of the project, of the
   * other types none.
   */
  sources: z.array(sourceRef).max(documentLimits.sources).optional(),
  /** Lines of its own, before those of the entries. */
  positions: z.array(positionInput).max(documentLimits.positions).optional(),
});
export type CreateDocument = z.infer<typeof createDocument>;
export type CreateDocumentInput = z.input<typeof createDocument>;

/** Fields of a draft; `updateDocument` checks them against each other as well. */
export const draftFields = z.object({
  title: z.string().trim().min(1).max(documentLimits.title),
  addressId: id.nullish(),
  /** Recipient's address for bills or deliveries: one of them or the main one; null for the default. */
  postalPlace: z.union([z.literal('main'), id]).nullish(),
  documentDate: localDate,
  termDays: z.int().min(0).max(documentLimits.termDays),
  /** Words of a term of payment from the settings, printed below the totals; null for the usual term. */
  termTitle: optionalText(documentLimits.title),
  /** Left out: as they are. */
  cashDiscounts: cashDiscounts.optional(),
  /** Last day on which an offer may be accepted; null where it is open. */
  validUntil: localDate.nullish(),
  deliveryFrom: localDate.nullish(),
  deliveryTo: localDate.nullish(),
  placeOfDelivery: optionalText(documentLimits.placeOfDelivery),
  orderNumber: optionalText(documentLimits.orderNumber),
  currency,
  language: documentLanguage,
  introText: optionalText(documentLimits.text),
  closingText: optionalText(documentLimits.text),
  paymentMessage: optionalText(documentLimits.paymentMessage),
  ...adjustmentFields,
  cashRounding: z.boolean(),
  /** VAT mode: prices are without VAT or with it. */
  vatMode: z.enum(vatModes).optional(),
  /** Needed to issue a document in another currency than the licence's. */
  exchangeRate: exchangeRate.nullish(),
  exchangeRateDate: localDate.nullish(),
  ...bookingFields,
  /** FIBU account that is debited. */
  debitAccount: optionalText(documentLimits.account),
  /** Sender and account out of the settings; null for the first that fits. */
  senderId: id.nullish(),
  bankAccountId: id.nullish(),
  templateId: id.nullish(),
  templateVersion: z.int().min(1).nullish(),
  /** The licence's own fields; those that are required must be filled in when it is issued. */
  extra: extraInput.optional(),
  /** All positions in their order; one that is missing is removed and its entries are free again. */
  positions: z.array(positionInput).max(documentLimits.lines),
});

type CheckedFields = Pick<
  z.infer<typeof draftFields>,
  'termDays' | 'cashDiscounts' | 'validUntil' | 'documentDate'
>;

/**
 * Refuses discounts for paying later than the term allows, and an offer that has expired on its own day; for the form
 * with its lines as well as for the request with positions.
 */
export function checkDraft(
  { termDays, cashDiscounts: steps, validUntil, documentDate }: CheckedFields,
  ctx: z.RefinementCtx,
): void {
  refuseBeyondTerm({ days: termDays, cashDiscounts: steps }, ctx);
  if (validUntil && validUntil < documentDate) {
    const params = { code: 'afterOrEqual', other: 'documentDate' };
    ctx.addIssue({ code: 'custom', path: ['validUntil'], params });
  }
}

export const updateDocument = draftFields.superRefine(checkDraft);
export type UpdateDocument = z.infer<typeof updateDocument>;

/** Recipient or sender as printed. */
export const party = z.object({
  name: z.string(),
  supplement: z.string().nullable(),
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  country,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  vatNumber: z.string().nullable(),
  customerNumber: z.string().nullable(),
  iban: z.string().nullable(),
});
export type Party = z.infer<typeof party>;

/** `sum`, `discount`, `surcharge` and `deposits` are absent in documents issued before there were any. */
export const totalsView = z.object({
  subtotal: money,
  discount: money,
  surcharge: money.optional(),
  net: money,
  groups: z.array(
    z.object({
      vatKey,
      rate: z.string(),
      sum: money.optional(),
      discount: money.optional(),
      surcharge: money.optional(),
      net: money,
      vat: money,
    }),
  ),
  vat: money,
  deposits: z.object({ groups: z.array(depositShare), net: money, vat: money, total: money }).optional(),
  rounding: money,
  total: money,
});
export type TotalsView = z.infer<typeof totalsView>;

const listFields = {
  id,
  version: z.int(),
  type: documentType,
  status: documentStatus,
  number: z.string().nullable(),
  title: z.string(),
  addressId: id.nullable(),
  recipientName: z.string().nullable(),
  projectId: id.nullable(),
  projectNumber: z.string().nullable(),
  projectTitle: z.string().nullable(),
  documentDate: localDate,
  dueDate: localDate.nullable(),
  /** Last day of an offer. */
  validUntil: localDate.nullable(),
  /** Null for those who may not see prices. */
  total: money.nullable(),
  /** Of an issued bill: less credits and payments. Null for every other document and who may not see prices. */
  openAmount: money.nullable(),
  currency,
  /** Kind of a bill; null for every other type. */
  billKind: z.enum(billKinds).nullable(),
  /** Number of times an offer was withdrawn and sent anew. */
  revision: z.int(),
  locked: z.boolean(),
  exportedAt: instant.nullable(),
  archivedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
  extra: extraValues,
};

export const documentListItem = z.object(listFields);
export type DocumentListItem = z.infer<typeof documentListItem>;
export const documentList = listOf(documentListItem);
export type DocumentList = z.infer<typeof documentList>;

export const documentView = z.object({
  ...listFields,
  termDays: z.int(),
  termTitle: z.string().nullable(),
  cashDiscounts: z.array(cashDiscount),
  deliveryFrom: localDate.nullable(),
  deliveryTo: localDate.nullable(),
  placeOfDelivery: z.string().nullable(),
  orderNumber: z.string().nullable(),
  postalPlace: z.union([z.literal('main'), id]).nullable(),
  language: documentLanguage,
  introText: z.string().nullable(),
  closingText: z.string().nullable(),
  paymentMessage: z.string().nullable(),
  discountPercent: z.string().nullable(),
  discountAmount: money.nullable(),
  surchargePercent: z.string().nullable(),
  surchargeAmount: money.nullable(),
  cashRounding: z.boolean(),
  vatMode: z.enum(vatModes),
  exchangeRate: z.string().nullable(),
  exchangeRateDate: localDate.nullable(),
  /** The licence's currency, and the total in it; null without a rate. */
  baseCurrency: currency,
  baseTotal: money.nullable(),
  debitAccount: z.string().nullable(),
  creditAccount: z.string().nullable(),
  costCentre: z.string().nullable(),
  revenueCentre: z.string().nullable(),
  senderId: id.nullable(),
  bankAccountId: id.nullable(),
  templateId: id.nullable(),
  templateVersion: z.int().nullable(),
  /** Documents it comes from and those that came of it. */
  links: z.array(documentLink),
  /** Versions that were sent before this one. */
  revisions: z.array(revisionView),
  /** Country whose VAT rates apply. */
  taxCountry: country,
  recipient: party.nullable(),
  sender: party.nullable(),
  positions: z.array(positionView),
  /** Kinds of records it bills from other tools; nobody else can bill these meanwhile. */
  sourceKinds: z.array(sourceKind),
  /** Null for those who may not see prices. */
  totals: totalsView.nullable(),
  /** Net amount of what no follow-up has taken yet; null where nothing follows from it. */
  openNet: money.nullable(),
  /** Payment reference, from issue on. */
  reference: z.string().nullable(),
  /** SHA-256 of the frozen PDF, hexadecimal. */
  pdfHash: z.string().nullable(),
  issuedAt: instant.nullable(),
});
export type DocumentView = z.infer<typeof documentView>;

/** The PDF of an issued document, for other services. */
export const documentPdf = z.object({
  /** `Rechnung 2026-0001.pdf` */
  name: z.string(),
  /** SHA-256 of the bytes, hexadecimal. */
  hash: z.string(),
  /** The bytes, base64. */
  content: z.string(),
});
export type DocumentPdf = z.infer<typeof documentPdf>;

export const documentListSpec = {
  sort: [
    'number',
    'title',
    'type',
    'status',
    'recipientName',
    'projectNumber',
    'documentDate',
    'dueDate',
    'validUntil',
    'total',
    'openAmount',
    'updatedAt',
  ],
  filter: {
    number: 'text',
    title: 'text',
    recipientName: 'text',
    type: 'enum',
    status: 'enum',
    addressId: 'id',
    projectId: 'id',
    documentDate: 'date',
    dueDate: 'date',
    validUntil: 'date',
    total: 'number',
    openAmount: 'number',
    locked: 'boolean',
    exported: 'boolean',
    billKind: 'enum',
  },
  defaultSort: '-documentDate,-number',
  extra: true,
} as const;
export const documentListQuery = listQuery(documentListSpec);

/** The fields an export writes, in this order. */
export const documentExportFields = [
  'type',
  'number',
  'title',
  'recipientName',
  'projectNumber',
  'documentDate',
  'dueDate',
  'total',
  'currency',
  'status',
] as const satisfies readonly (keyof DocumentListItem)[];
export const exportFormats = ['csv', 'xlsx'] as const;
