import { id } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Answer of `PUT /api/addresses/internal/addresses/:id`, for other services: the address is there, under an id they made. */
export const orderedAddress = z.object({ id });
export type OrderedAddress = z.infer<typeof orderedAddress>;
