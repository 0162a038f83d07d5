import { id, requiredText, unit, vatKey, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { findClashes, rateTarget } from './dated-rates';
import { objectKind, objectLimits } from './object.contract';
import { objectPrice } from './object-price';
import { rateCategoryLimits } from './rate-category.contract';

/** A price with its four decimals, as records keep it. */
const price = objectPrice.transform((value) => {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${BigInt(whole)}.${fraction.padEnd(4, '0')}`;
});

const rate = z.strictObject({
  kind: objectKind,
  unit: unit.nullable().default(null),
  validFrom: localDate,
  price,
});

/** A rate category of an industry package: prices by kind of object and unit. */
export const rateCategoryItem = z.strictObject({
  title: requiredText(rateCategoryLimits.title),
  rates: z
    .array(rate)
    .max(100)
    .superRefine((all, ctx) => {
      const target = (one: z.output<typeof rate>) => rateTarget({ objectId: null, ...one });
      for (const index of findClashes(all, target))
        ctx.addIssue({ code: 'custom', path: [index, 'validFrom'], params: { code: 'distinct' } });
    }),
  active: z.boolean().default(true),
});
export type RateCategoryItem = z.output<typeof rateCategoryItem>;

/** An object of an industry package. */
export const objectItem = z.strictObject({
  kind: objectKind,
  title: requiredText(objectLimits.title),
  articleNumber: requiredText(objectLimits.articleNumber),
  description: z.string().trim().max(objectLimits.description).nullable().default(null),
  unit,
  price,
  vatRateKey: vatKey.default('standard'),
  revenueCentre: z.string().trim().max(objectLimits.centre).nullable().default(null),
  /** The rate category of the same package. */
  rateCategoryId: id.nullable().default(null),
  active: z.boolean().default(true),
});
export type ObjectItem = z.output<typeof objectItem>;
