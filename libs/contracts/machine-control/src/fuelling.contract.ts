import {
  id,
  listOf,
  localDate,
  money,
  optionalText,
  quantity,
  recordFields,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { counterValue } from './reading.contract';

export const fuellingLimits = { place: 100, note: 500 } as const;

const notNegative = (value: string) => !value.startsWith('-');
const fields = {
  fuelledOn: localDate,
  litres: quantity.refine((value) => Number(value) > 0, { params: { code: 'minNumber', min: 0.001 } }),
  /** Left out: the machine's price, else the licence's. */
  pricePerLitre: unitPrice.refine(notNegative, { params: { code: 'minNumber', min: 0 } }).nullish(),
  place: optionalText(fuellingLimits.place),
  note: optionalText(fuellingLimits.note),
};

export const createFuelling = z.object({ ...fields, id: id.optional(), counter: counterValue.nullish() });
export type CreateFuelling = z.infer<typeof createFuelling>;
export type FuellingDraft = z.input<typeof createFuelling>;

/** A field that is left out stays as it is. A wrong counter reading is deleted among the readings. */
export const updateFuelling = z.object(fields).partial();
export type UpdateFuelling = z.infer<typeof updateFuelling>;

export const fuellingView = z.object({
  ...recordFields,
  machineId: id,
  fuelledOn: localDate,
  litres: quantity,
  /** Null for people who do not manage machines, unless it is their own. */
  pricePerLitre: unitPrice.nullable(),
  amount: money.nullable(),
  place: z.string().nullable(),
  counter: quantity.nullable(),
  note: z.string().nullable(),
  employeeName: z.string().nullable(),
  mayChange: z.boolean(),
});
export type FuellingView = z.infer<typeof fuellingView>;
export const fuellingList = listOf(fuellingView).extend({
  /** Litres per hour, or per 100 km, over the last twelve months; null without hours. */
  consumption: quantity.nullable(),
});
export type FuellingList = z.infer<typeof fuellingList>;
