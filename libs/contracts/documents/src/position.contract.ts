import {
  id,
  localDate,
  money,
  optionalText,
  quantity,
  unit,
  unitPrice,
  vatKey,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { sourceKind } from './document.events';
import { documentLimits } from './document.limits';

/**
 * Kinds of lines in a document. A `discount` or `surcharge` refers to the running sum of its section, which a
 * `subtotal` shows; a section begins at the start and after each `heading`. A `deposit` deducts an amount billed in
 * advance.
 */
export const positionKinds = [
  'item',
  'text',
  'heading',
  'subtotal',
  'collective',
  'discount',
  'surcharge',
  'deposit',
] as const;
export type PositionKind = (typeof positionKinds)[number];

/** Returns true if a line has its own quantity, unit, price and VAT. */
export function isPriced(kind: PositionKind): boolean {
  return kind === 'item' || kind === 'collective';
}

export const pricedKinds: readonly PositionKind[] = positionKinds.filter(isPriced);
const namedKinds: readonly PositionKind[] = ['item', 'text', 'heading', 'collective'];

/** 0–100 with at most two decimals. */
export const discountPercent = z.string().regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/);
/** 0–999.99 with at most two decimals. */
export const surchargePercent = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/);
/** An amount that is not negative. */
export const amount = money.refine((text) => !text.startsWith('-'), { params: { code: 'amount' } });

/** Deductions and additions, of a line or of a document: in percent, as an amount, or none. */
export const adjustmentFields = {
  discountPercent: discountPercent.nullish(),
  discountAmount: amount.nullish(),
  surchargePercent: surchargePercent.nullish(),
  surchargeAmount: amount.nullish(),
};

/** Accounts and centres of a line or a document; a line without them uses those of the document. */
export const bookingFields = {
  costCentre: optionalText(documentLimits.centre),
  revenueCentre: optionalText(documentLimits.centre),
  /** FIBU account that is credited. */
  creditAccount: optionalText(documentLimits.account),
};

export const positionInput = z
  .object({
    /** Of a position that is already there: it keeps the entries it bills and where it comes from. Without it, a new one. */
    id: id.optional(),
    kind: z.enum(positionKinds),
    /** May be empty for subtotals, discounts, surcharges and deposits: the document's language has a word for them. */
    text: z.string().trim().max(documentLimits.positionText),
    quantity: quantity.nullish(),
    unit: unit.nullish(),
    unitPrice: unitPrice.nullish(),
    ...adjustmentFields,
    /** Of a discount or surcharge as an amount: the only key it is taken from; left out it is split over all. */
    vatKey: vatKey.nullish(),
    /** Day of supply; left out it stays as it was. */
    workDate: localDate.nullish(),
    /** Inventory object: what is left out of text, unit, price, VAT and article number comes from it. */
    objectId: id.nullish(),
    articleNumber: optionalText(documentLimits.articleNumber),
    ...bookingFields,
    /** Shown with its price, and in no sum. */
    optional: z.boolean().optional(),
    /** Belongs to the collective position above and is in no sum of its own. */
    isPart: z.boolean().optional(),
    /** Of a collective position: its parts are printed. */
    showParts: z.boolean().optional(),
  })
  .superRefine((position, context) => {
    const require = (field: string) => {
      context.addIssue({ code: 'custom', path: [field], message: 'required', params: { code: 'required' } });
    };
    if (namedKinds.includes(position.kind) && position.text === '' && !position.objectId) require('text');
    if (isAdjustment(position.kind) && !adjustmentOf(position)) require(`${position.kind}Percent`);
    if (!pricedKinds.includes(position.kind)) return;
    for (const field of ['quantity', 'unit', 'unitPrice', 'vatKey'] as const) {
      if (position[field] || (position.objectId && field !== 'quantity')) continue;
      require(field);
    }
  });
export type PositionInput = z.infer<typeof positionInput>;

function isAdjustment(kind: PositionKind): kind is 'discount' | 'surcharge' {
  return kind === 'discount' || kind === 'surcharge';
}

function adjustmentOf(position: { kind: PositionKind } & z.output<z.ZodObject<typeof adjustmentFields>>) {
  return position.kind === 'discount'
    ? (position.discountPercent ?? position.discountAmount)
    : (position.surchargePercent ?? position.surchargeAmount);
}

/** A part of an amount that belongs to one VAT rate. */
export const vatShare = z.object({ vatKey, rate: z.string(), amount: money });
export type VatShare = z.infer<typeof vatShare>;

/**
 * Amount billed in advance at one rate and deducted now; for a discount or surcharge the hundredths that make the parts
 * of a document add up to the whole, with their rounding.
 */
export const depositShare = z.object({
  vatKey,
  rate: z.string(),
  net: money,
  vat: money,
  rounding: money.optional(),
});
export type DepositShare = z.infer<typeof depositShare>;

/** Figures are null for those who may not see prices. */
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
  discountAmount: money.nullable(),
  surchargePercent: z.string().nullable(),
  surchargeAmount: money.nullable(),
  vatKey: vatKey.nullable(),
  vatRate: z.string().nullable(),
  /** Without VAT, or with it where the document's prices include it; of a deposit the negative total with VAT. */
  amount: money.nullable(),
  /** Of a discount or surcharge: how it is split over the rates. */
  shares: z.array(vatShare).nullable(),
  /** Of a deposit: what it deducts of each rate; of a discount or surcharge what it carries of each. */
  allocations: z.array(depositShare).nullable(),
  objectId: id.nullable(),
  articleNumber: z.string().nullable(),
  costCentre: z.string().nullable(),
  revenueCentre: z.string().nullable(),
  creditAccount: z.string().nullable(),
  optional: z.boolean(),
  isPart: z.boolean(),
  showParts: z.boolean(),
  /** The position of the document before it that this one takes its quantity from. */
  sourcePositionId: id.nullable(),
  /** The document of that position; of a deposit the deposit bill. */
  sourceDocumentId: id.nullable(),
  /** Quantity that no follow-up has used yet; null if nothing follows from it. */
  openQuantity: quantity.nullable(),
  sourceKind: sourceKind.nullable(),
  /** Number of entries that this position bills. */
  sourceCount: z.int(),
});
export type PositionView = z.infer<typeof positionView>;
