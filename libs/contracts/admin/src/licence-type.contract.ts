import { licenceType, money, optionalText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { pluginId } from './plugins';

/** `GET /api/admin/licences/:id/type-change/:type`: what another type would mean, before anything is changed. */
export const typeChangePreview = z.object({
  from: licenceType,
  to: licenceType,
  seats: z.object({
    /** Limits now and then: the licence's own number, or that of its type. */
    before: z.int(),
    after: z.int(),
    used: z.int(),
    /** Active people beyond the seats; they stay, and nobody is added until they are fewer. */
    over: z.int(),
  }),
  /** `true` where developers of tools can look into it: in demo licences alone. */
  developers: z.object({ before: z.boolean(), after: z.boolean() }),
  /** Plugins that are on; they go on unless they are switched off with the change. */
  plugins: z.array(z.object({ id: pluginId, price: money.nullable() })),
});
export type TypeChangePreview = z.infer<typeof typeChangePreview>;

/** `POST /api/admin/licences/:id/type`: the new type, and which plugins end with it, in one act. */
export const changeLicenceType = z.strictObject({
  type: licenceType,
  switchOff: z.array(pluginId).max(100).default([]),
  reason: optionalText(500),
});
export type ChangeLicenceType = z.infer<typeof changeLicenceType>;
export type ChangeLicenceTypeDraft = z.input<typeof changeLicenceType>;
