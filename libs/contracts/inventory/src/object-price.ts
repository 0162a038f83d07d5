import { localDate, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';
import { findClashes } from './dated-rates';

const mostPrices = 100;

/** Price of one unit: at least 0. */
export const objectPrice = unitPrice.refine((value) => !value.startsWith('-'), {
  params: { code: 'minNumber', min: 0 },
});

/** Prices from later days on; no two on the same day. */
export const datedPrices = z
  .array(z.object({ validFrom: localDate, price: objectPrice }))
  .max(mostPrices)
  .superRefine((all, ctx) => {
    for (const index of findClashes(all)) {
      ctx.addIssue({ code: 'custom', path: [index, 'validFrom'], params: { code: 'distinct' } });
    }
  });
