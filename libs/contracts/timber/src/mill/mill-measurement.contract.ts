import {
  id,
  idOrNew,
  localDate,
  money,
  optionalText,
  quantity,
  recordFields,
  requiredText,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { lotLimits } from '../lot.contract';
import { thicknessClasses } from '../measuring/thickness-class';
import { quality, species } from '../species';
import { stemLimits } from '../stem.contract';

/** Longest values in characters; most lines of a measurement; bytes of a file. */
export const millLimits = {
  number: 50,
  fileName: 150,
  reason: 2000,
  note: 2000,
  lines: 5000,
  bytes: 25_000_000,
} as const;

/** Log by log with their numbers, or sums by assortment. */
export const millKinds = ['logs', 'assortments'] as const;
export const millKind = z.enum(millKinds);
export type MillKind = z.infer<typeof millKind>;

/** To be compared; taken as what is paid; sent back with a reason. */
export const millStates = ['open', 'accepted', 'disputed'] as const;
export const millState = z.enum(millStates);
export type MillState = z.infer<typeof millState>;

export const millSources = ['manual', 'csv', 'eldat'] as const;
export const millSource = z.enum(millSources);
export type MillSource = z.infer<typeof millSource>;

const notNegative = (text: string) => !text.startsWith('-');
const positive = { params: { code: 'minNumber', min: 0 } };

/** A log or an assortment, as the mill has measured it. */
export const millLine = z.object({
  /** The number on the log; null in sums by assortment. */
  number: optionalText(stemLimits.title).transform((value) => value ?? null),
  species,
  assortment: optionalText(lotLimits.assortment).transform((value) => value ?? null),
  quality: quality.nullable(),
  thicknessClass: z.enum(thicknessClasses).nullable(),
  /** Logs of the line. */
  count: z.int().min(0).max(100_000),
  /** Solid m³ under bark. */
  volume: quantity.refine(notNegative, positive),
  /** Per solid m³, where the mill names one. */
  price: unitPrice.refine(notNegative, positive).nullable(),
});
export type MillLine = z.infer<typeof millLine>;

const fields = {
  kind: millKind,
  /** Of the mill's protocol. */
  number: optionalText(millLimits.number),
  measuredOn: localDate,
  /** Of the mill's credit note. */
  creditNumber: optionalText(millLimits.number),
  creditOn: localDate.nullish(),
  note: optionalText(millLimits.note),
  lines: z.array(millLine).min(1).max(millLimits.lines),
};

export const createMillMeasurement = z.object({ id: idOrNew, ...fields });
export type CreateMillMeasurement = z.infer<typeof createMillMeasurement>;
/** Values of the form while it is filled in. */
export type MillMeasurementDraft = z.input<typeof createMillMeasurement>;

/** Replaces what was recorded, while nothing is decided. */
export const updateMillMeasurement = z.object(fields);
export type UpdateMillMeasurement = z.infer<typeof updateMillMeasurement>;

/** Taken as what is paid; the credit note may come later than the measurement. */
export const acceptMillMeasurement = z.object({
  creditNumber: optionalText(millLimits.number),
  creditOn: localDate.nullish(),
});
export type AcceptMillMeasurement = z.infer<typeof acceptMillMeasurement>;

export const disputeMillMeasurement = z.object({ reason: requiredText(millLimits.reason) });
export type DisputeMillMeasurement = z.infer<typeof disputeMillMeasurement>;

const decimal = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/);

/** Tolerance beyond which differences are marked: per cent of volume and of money, steps of the thickness class. */
export const millTolerance = z.object({
  volumePercent: decimal,
  moneyPercent: decimal,
  classSteps: z.int().min(0).max(5),
});
export type MillTolerance = z.infer<typeof millTolerance>;

/** Values beyond the tolerance; `missing`: only one of both lists has the log. */
export const millExcesses = ['volume', 'class', 'quality', 'money', 'missing'] as const;
export const millExcess = z.enum(millExcesses);
export type MillExcess = z.infer<typeof millExcess>;

const side = z.object({
  species,
  assortment: z.string().nullable(),
  quality: quality.nullable(),
  thicknessClass: z.enum(thicknessClasses).nullable(),
  count: z.int(),
  volume: quantity,
  price: unitPrice.nullable(),
  value: money.nullable(),
});
export type MillSide = z.infer<typeof side>;

const difference = {
  /** The mill's less the own. */
  volumeDifference: quantity,
  /** Null while one of both has no price. */
  valueDifference: money.nullable(),
  exceeds: z.array(millExcess),
};

export const millRow = z.object({
  number: z.string().nullable(),
  own: side.nullable(),
  mill: side.nullable(),
  ...difference,
});
export type MillRow = z.infer<typeof millRow>;

const total = z.object({ count: z.int(), volume: quantity, value: money.nullable() });

export const millComparison = z.object({
  rows: z.array(millRow),
  /** Rows beyond the tolerance. */
  exceeding: z.int(),
  own: total,
  mill: total,
  ...difference,
});
export type MillComparison = z.infer<typeof millComparison>;

export const millMeasurementView = z.object({
  ...recordFields,
  lotId: id,
  kind: millKind,
  state: millState,
  source: millSource,
  number: z.string().nullable(),
  measuredOn: localDate,
  creditNumber: z.string().nullable(),
  creditOn: localDate.nullable(),
  fileName: z.string().nullable(),
  volume: quantity,
  value: money.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  lines: z.array(millLine),
  /** The buyer's self-billing is made of it: it stays as it is. */
  billed: z.boolean(),
});
export type MillMeasurementView = z.infer<typeof millMeasurementView>;

/** All of a lot, the newest first. */
export const millMeasurementList = z.object({ items: z.array(millMeasurementView) });
export type MillMeasurementList = z.infer<typeof millMeasurementList>;
