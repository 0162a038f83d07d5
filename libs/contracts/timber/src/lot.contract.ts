import {
  id,
  idOrNew,
  listOf,
  listQuery,
  localDate,
  money,
  optionalText,
  quantity,
  recordFields,
  requiredText,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { volumeUnit } from './measuring/conversion';
import { thicknessClasses } from './measuring/thickness-class';
import { quality, species } from './species';

/** Longest values in characters; most prices, and stems or lots of one change. */
export const lotLimits = {
  title: 150,
  note: 2000,
  number: 20,
  assortment: 20,
  place: 200,
  prices: 100,
  stems: 5000,
  merged: 50,
} as const;

/** From the pile at the road to the credit note of the mill. */
export const lotStates = [
  'measured',
  'offered',
  'sold',
  'released',
  'removed',
  'mill_measured',
  'settled',
] as const;
export const lotState = z.enum(lotStates);
export type LotState = z.infer<typeof lotState>;

/** Its stems one by one, or an estimated volume. */
export const lotKinds = ['stems', 'estimated'] as const;
export const lotKind = z.enum(lotKinds);
export type LotKind = z.infer<typeof lotKind>;

const notNegative = (text: string) => !text.startsWith('-');
const positive = { params: { code: 'minNumber', min: 0 } };
const volume = quantity.refine(notNegative, positive);

/** Of an assortment, in one class or in all; per solid m³. */
export const lotPrice = z.object({
  assortment: requiredText(lotLimits.assortment),
  thicknessClass: z.enum(thicknessClasses).nullable(),
  quality: quality.nullable(),
  price: unitPrice.refine(notNegative, positive),
});
export type LotPrice = z.infer<typeof lotPrice>;

const fields = {
  title: requiredText(lotLimits.title),
  originId: id.nullish(),
  /** Of an estimated lot: what lies there. */
  species: species.nullish(),
  assortment: optionalText(lotLimits.assortment),
  /** m³ of the unit. */
  quantity: volume.nullish(),
  unit: volumeUnit.nullish(),
  measuredOn: localDate,
  place: optionalText(lotLimits.place),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  note: optionalText(lotLimits.note),
};

export const createLot = z.object({ id: idOrNew, kind: lotKind, ...fields });
export type CreateLot = z.infer<typeof createLot>;
/** Values of a form while it is filled in. */
export type LotDraft = z.input<typeof createLot>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateLot = z.object(fields).partial();
export type UpdateLot = z.infer<typeof updateLot>;

/** Buyer and price of the lot; for people who sell. */
export const sellLot = z.object({
  buyerId: id.nullable(),
  prices: z.array(lotPrice).max(lotLimits.prices),
});
export type SellLot = z.infer<typeof sellLot>;

export const changeLotState = z.object({ state: lotState });
export type ChangeLotState = z.infer<typeof changeLotState>;

/** A part becomes a lot of its own: of stems by their ids, of an estimated volume so many m³ of its unit. */
export const splitLot = z.object({
  id: idOrNew,
  title: requiredText(lotLimits.title),
  stemIds: z.array(id).max(lotLimits.stems).optional(),
  quantity: volume.optional(),
});
export type SplitLot = z.infer<typeof splitLot>;

/** Lots whose contents move into this one; they are deleted. */
export const mergeLots = z.object({
  lots: z
    .array(z.object({ id, version: z.int().min(1) }))
    .min(1)
    .max(lotLimits.merged),
});
export type MergeLots = z.infer<typeof mergeLots>;

/** Types of documents that are created from a lot. */
export const lotDocumentTypes = ['delivery_note', 'bill'] as const;
export type LotDocumentType = (typeof lotDocumentTypes)[number];

export const lotView = z.object({
  ...recordFields,
  number: z.string(),
  title: z.string(),
  kind: lotKind,
  state: lotState,
  originId: z.uuid().nullable(),
  originTitle: z.string().nullable(),
  species: species.nullable(),
  assortment: z.string().nullable(),
  quantity: quantity.nullable(),
  unit: volumeUnit.nullable(),
  measuredOn: localDate,
  place: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  note: z.string().nullable(),
  stemCount: z.int(),
  /** Solid m³. */
  volume: quantity,
  buyerId: z.uuid().nullable(),
  buyerName: z.string().nullable(),
  soldOn: localDate.nullable(),
  /** Prices and value are for those who sell; empty and null for others. */
  prices: z.array(lotPrice),
  /** Null while something of it has no price. */
  value: money.nullable(),
  hasPhoto: z.boolean(),
  /** The delivery note or bill it stands on: neither changed nor billed again while that exists. */
  document: z
    .object({
      id,
      type: z.enum(lotDocumentTypes).nullable(),
      /** Null while it is a draft. */
      number: z.string().nullable(),
    })
    .nullable(),
  /** The mill's measurement that was accepted: what is billed is what it says. */
  millMeasurementId: z.uuid().nullable(),
  /** States it can get now, by who asks. */
  nextStates: z.array(lotState),
});
export type LotView = z.infer<typeof lotView>;

export const lotList = listOf(lotView);
export type LotList = z.infer<typeof lotList>;

export const lotListQuery = listQuery({
  sort: ['number', 'title', 'measuredOn', 'state', 'volume', 'stemCount', 'updatedAt'],
  filter: {
    title: 'text',
    number: 'text',
    state: 'enum',
    kind: 'enum',
    originId: 'id',
    buyerId: 'id',
    measuredOn: 'date',
    volume: 'number',
  },
  defaultSort: '-number',
});

/** Sum of a lot's timber of one assortment in one class. */
export const lotSum = z.object({
  species,
  assortment: z.string().nullable(),
  quality: quality.nullable(),
  thicknessClass: z.enum(thicknessClasses).nullable(),
  stemCount: z.int(),
  volume: quantity,
  price: unitPrice.nullable(),
  value: money.nullable(),
});
export type LotSum = z.infer<typeof lotSum>;

export const lotSums = z.object({
  items: z.array(lotSum),
  stemCount: z.int(),
  volume: quantity,
  value: money.nullable(),
});
export type LotSums = z.infer<typeof lotSums>;
