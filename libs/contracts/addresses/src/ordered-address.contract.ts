import { id } from '@jahrring/contracts-common';
import { z } from 'zod';
import { createAddress } from './address.contract';

/**
 * `PUT /api/addresses/internal/addresses/:id`, for other services. `uid`: number of the company in its register, as somebody wrote
 * it; one that cannot be is left out.
 */
export const orderAddress = createAddress.extend({ uid: z.string().max(30).nullable().default(null) });
export type OrderAddress = z.infer<typeof orderAddress>;

/** The address is there: one that the licence had already, or a new one under the id that was given. */
export const orderedAddress = z.object({ id });
export type OrderedAddress = z.infer<typeof orderedAddress>;
