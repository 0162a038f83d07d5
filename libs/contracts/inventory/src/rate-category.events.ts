import { defineEvent, id, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';
import { objectKinds } from './object.events';

/** A rate category as others may know it; sent on every create, change, delete and restore. */
export const rateCategoryChanged = defineEvent(
  'inventory.rateCategory.changed',
  1,
  z.object({
    id,
    title: z.string(),
    active: z.boolean(),
    deleted: z.boolean(),
    rates: z.array(
      z.object({
        id,
        objectId: id.nullable(),
        kind: z.enum(objectKinds).nullable(),
        unit: z.string().nullable(),
        validFrom: z.string(),
        price: unitPrice,
      }),
    ),
  }),
);

export type RateCategoryChanged = z.infer<typeof rateCategoryChanged.schema>;
