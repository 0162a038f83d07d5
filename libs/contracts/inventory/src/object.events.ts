import {
  defineEvent,
  extraValues,
  id,
  localDate,
  money,
  quantity,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** The nine kinds of inventory objects (specification §3). */
export const objectKinds = [
  'activities',
  'machines',
  'tools',
  'vehicles',
  'material',
  'products',
  'expenses',
  'timber_lots',
  'plants',
] as const;

export type ObjectKind = (typeof objectKinds)[number];

/** Fields of an inventory object that other tools receive; sent on every create, change, delete and restore. */
export const objectChanged = defineEvent(
  'inventory.object.changed',
  1,
  z.object({
    id,
    kind: z.enum(objectKinds),
    title: z.string(),
    articleNumber: z.string().optional(),
    unit: z.string(),
    price: unitPrice,
    vatRateKey: z.string(),
    active: z.boolean(),
    deleted: z.boolean(),
    /** Prices from later days on, beside `price`. */
    prices: z.array(z.object({ validFrom: z.string(), price: unitPrice })).optional(),
    rateCategoryId: id.optional(),
    companyPartId: id.optional(),
    /** Values of the licence's own fields, by key. */
    extra: extraValues.optional(),
    /** People who see the object; if there are any, only they and people who manage objects see it. */
    assignedEmployeeIds: z.array(id).optional(),
    surcharges: z
      .array(z.object({ title: z.string(), kind: z.enum(['percent', 'amount']), value: z.string() }))
      .optional(),
    /** Of machines and vehicles: what keeps them in order. Missing in events of before it was told. */
    machine: z
      .object({
        counterUnit: z.enum(['machine_hour', 'km']).nullable(),
        counterReading: quantity.nullable(),
        serviceIntervalMonths: z.int().nullable(),
        serviceIntervalCounter: z.int().nullable(),
        nextServiceDate: localDate.nullable(),
        exhaustIntervalMonths: z.int().nullable(),
        nextExhaustDate: localDate.nullable(),
        fuelCostPerLitre: unitPrice.nullable(),
        /** People who are notified of what is due; missing in older events, from before this field existed. */
        keeperIds: z.array(id).optional(),
        /** Stored pictures, the main one first; missing in events of before it was told. */
        imageIds: z.array(id).optional(),
        /**
         * Costs of insurance and leasing by period: a premium is yearly, a rate monthly. Missing in events of
         * before it was told.
         */
        contractCosts: z
          .array(
            z.object({
              kind: z.enum(['insurance', 'lease']),
              amount: money,
              /** Null: from the beginning, or until further notice. Both days count. */
              from: localDate.nullable(),
              until: localDate.nullable(),
            }),
          )
          .optional(),
      })
      .optional(),
  }),
);

export type ObjectChanged = z.infer<typeof objectChanged.schema>;
