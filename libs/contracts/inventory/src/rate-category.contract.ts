import {
  id,
  listOf,
  listQuery,
  localDate,
  recordFields,
  requiredText,
  unit,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { findClashes, rateTarget } from './dated-rates';
import { objectKinds } from './object.events';
import { objectPrice } from './object-price';

export const rateCategoryLimits = { title: 100, rates: 500 } as const;

const kind = z.enum(objectKinds);

/** A rate from a day on: for one object, or for all of a kind. */
export const rate = z
  .object({
    id,
    objectId: id.nullable().default(null),
    kind: kind.nullable().default(null),
    /** With a kind only: the rate is for objects of this unit. */
    unit: unit.nullable().default(null),
    validFrom: localDate,
    price: objectPrice,
  })
  .refine((one) => one.objectId !== null || one.kind !== null, {
    path: ['objectId'],
    params: { code: 'required' },
  })
  .refine((one) => one.objectId === null || (one.kind === null && one.unit === null), {
    path: ['kind'],
    params: { code: 'different' },
  });
export type RateView = z.output<typeof rate>;

const rates = z
  .array(rate)
  .max(rateCategoryLimits.rates)
  .superRefine((all, ctx) => {
    for (const index of findClashes(all, rateTarget)) {
      ctx.addIssue({ code: 'custom', path: [index, 'validFrom'], params: { code: 'distinct' } });
    }
  });

const fields = { title: requiredText(rateCategoryLimits.title), active: z.boolean(), rates };

export const createRateCategory = z.object({
  ...fields,
  active: z.boolean().default(true),
  rates: rates.default([]),
  id: id.optional(),
});
export type CreateRateCategory = z.infer<typeof createRateCategory>;
/** Values of a form while it is filled in. */
export type RateCategoryDraft = z.input<typeof createRateCategory>;

/** A field that is left out stays as it is; rates are replaced as a whole. */
export const updateRateCategory = z.object(fields).partial();
export type UpdateRateCategory = z.infer<typeof updateRateCategory>;

export const rateCategoryView = z.object({
  ...recordFields,
  title: z.string(),
  active: z.boolean(),
  rates: z.array(
    z.object({
      id,
      objectId: id.nullable(),
      kind: kind.nullable(),
      unit: unit.nullable(),
      validFrom: localDate,
      price: z.string(),
    }),
  ),
});
export type RateCategoryView = z.infer<typeof rateCategoryView>;

export const rateCategoryListSpec = {
  sort: ['title', 'active', 'updatedAt'],
  filter: { title: 'text', active: 'boolean' },
  defaultSort: 'title',
} as const;
export const rateCategoryListQuery = listQuery(rateCategoryListSpec);
export const rateCategoryList = listOf(rateCategoryView);

/** The active ones, for pickers. */
export const rateCategoryOptions = listOf(z.object({ id, title: z.string() }));
