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
  quantity,
  unit,
  unitPrice,
  vatKey,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { creatableTypes, documentStatuses, documentTypes } from './document.status';
import { sourceKind } from './document.events';

/** Longest values in characters; the payment message is that of a Swiss QR-bill. */
export const documentLimits = {
  title: 150,
  positionText: 5000,
  text: 5000,
  paymentMessage: 140,
  orderNumber: 50,
  placeOfDelivery: 150,
  positions: 500,
  sources: 2000,
  termDays: 365,
} as const;

/** Languages in which a document can be written. */
export const documentLanguages = ['de', 'en', 'fr', 'it', 'ro'] as const;
export const documentLanguage = z.enum(documentLanguages);
export type DocumentLanguage = z.infer<typeof documentLanguage>;

export const documentType = z.enum(documentTypes);
export const documentStatus = z.enum(documentStatuses);

/** 0–100 with at most two decimals. */
export const discountPercent = z.string().regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/);

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => (text === '' ? null : text));

export const positionKinds = ['item', 'text'] as const;

export const positionInput = z
  .object({
    /** Of a position that is already there: it keeps the entries it bills. Without it the position is a new, free one. */
    id: id.optional(),
    kind: z.enum(positionKinds),
    text: z.string().trim().min(1).max(documentLimits.positionText),
    quantity: quantity.nullish(),
    unit: unit.nullish(),
    unitPrice: unitPrice.nullish(),
    discountPercent: discountPercent.nullish(),
    vatKey: vatKey.nullish(),
  })
  .superRefine((position, context) => {
    if (position.kind === 'text') return;
    for (const field of ['quantity', 'unit', 'unitPrice', 'vatKey'] as const) {
      if (position[field]) continue;
      context.addIssue({ code: 'custom', path: [field], message: 'required', params: { code: 'required' } });
    }
  });
export type PositionInput = z.infer<typeof positionInput>;

export const sourceRef = z.object({ id, version: z.int() });
export type SourceRef = z.infer<typeof sourceRef>;

/** How entries become positions: one each, or one per day or activity where price and VAT are the same. */
export const groupings = ['entry', 'day', 'activity'] as const;
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
  /** Entries to bill, at the version that was looked at. Left out: everything unbilled of the project. */
  sources: z.array(sourceRef).max(documentLimits.sources).optional(),
});
export type CreateDocument = z.infer<typeof createDocument>;
export type CreateDocumentInput = z.input<typeof createDocument>;

export const updateDocument = z.object({
  title: z.string().trim().min(1).max(documentLimits.title),
  addressId: id.nullish(),
  documentDate: localDate,
  termDays: z.int().min(0).max(documentLimits.termDays),
  /** Words of a term of payment from the settings, printed below the totals; null for the usual term. */
  termTitle: optionalText(documentLimits.title),
  deliveryFrom: localDate.nullish(),
  deliveryTo: localDate.nullish(),
  placeOfDelivery: optionalText(documentLimits.placeOfDelivery),
  orderNumber: optionalText(documentLimits.orderNumber),
  currency,
  language: documentLanguage,
  introText: optionalText(documentLimits.text),
  closingText: optionalText(documentLimits.text),
  paymentMessage: optionalText(documentLimits.paymentMessage),
  discountPercent: discountPercent.nullish(),
  cashRounding: z.boolean(),
  /** The licence's own fields; those that are required must be filled in when it is issued. */
  extra: extraInput.optional(),
  /** All positions in their order; one that is missing is removed and its entries are free again. */
  positions: z.array(positionInput).max(documentLimits.positions),
});
export type UpdateDocument = z.infer<typeof updateDocument>;
export type UpdateDocumentInput = z.input<typeof updateDocument>;

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

export const positionView = z.object({
  id,
  kind: z.enum(positionKinds),
  text: z.string(),
  /** Day of supply; it decides the VAT rate. */
  workDate: localDate.nullable(),
  quantity: quantity.nullable(),
  unit: unit.nullable(),
  unitPrice: unitPrice.nullable(),
  discountPercent: z.string().nullable(),
  vatKey: vatKey.nullable(),
  vatRate: z.string().nullable(),
  amount: money.nullable(),
  sourceKind: sourceKind.nullable(),
  /** How many entries this position bills. */
  sourceCount: z.int(),
});
export type PositionView = z.infer<typeof positionView>;

export const totalsView = z.object({
  subtotal: money,
  discount: money,
  net: money,
  groups: z.array(z.object({ vatKey, rate: z.string(), net: money, vat: money })),
  vat: money,
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
  total: money,
  currency,
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
  deliveryFrom: localDate.nullable(),
  deliveryTo: localDate.nullable(),
  placeOfDelivery: z.string().nullable(),
  orderNumber: z.string().nullable(),
  language: documentLanguage,
  introText: z.string().nullable(),
  closingText: z.string().nullable(),
  paymentMessage: z.string().nullable(),
  discountPercent: z.string().nullable(),
  cashRounding: z.boolean(),
  /** Country whose VAT rates apply. */
  taxCountry: country,
  recipient: party.nullable(),
  sender: party.nullable(),
  positions: z.array(positionView),
  totals: totalsView,
  /** Payment reference, from issue on. */
  reference: z.string().nullable(),
  /** SHA-256 of the frozen PDF, hexadecimal. */
  pdfHash: z.string().nullable(),
  issuedAt: instant.nullable(),
});
export type DocumentView = z.infer<typeof documentView>;

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
    'total',
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
    total: 'number',
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

export const billableQuery = z.object({ projectId: id });
/** An entry of a project that no document holds yet. */
export const billableEntry = z.object({
  id,
  version: z.int(),
  workDate: localDate,
  employeeName: z.string(),
  activityTitle: z.string(),
  comment: z.string().nullable(),
  quantity,
  unit,
  unitPrice,
  vatKey,
  amount: money,
});
export type BillableEntry = z.infer<typeof billableEntry>;
export const billableList = z.object({ items: z.array(billableEntry), total: money });
export type BillableList = z.infer<typeof billableList>;

/** Something to choose, by its words; or one that is chosen already, by its id. */
export const choiceQuery = z.object({ search: z.string().trim().max(200).optional(), id: id.optional() });
export type ChoiceQuery = z.infer<typeof choiceQuery>;

/** A project to bill. */
export const projectChoice = z.object({
  id,
  number: z.string(),
  title: z.string(),
  addressId: id.nullable(),
  recipientName: z.string().nullable(),
});
export type ProjectChoice = z.infer<typeof projectChoice>;
export const projectChoices = z.object({ items: z.array(projectChoice) });

/** An address to choose as recipient. */
export const recipientChoice = z.object({ id, name: z.string(), zip: z.string(), city: z.string() });
export type RecipientChoice = z.infer<typeof recipientChoice>;
export const recipientChoices = z.object({ items: z.array(recipientChoice) });
