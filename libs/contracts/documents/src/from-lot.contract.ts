import { id, idOrNew } from '@jahrring/contracts-common';
import { z } from 'zod';

/** A delivery note or bill of a lot of timber, with a position for each of its sums. */
export const createFromLot = z.object({
  /** Made by the client, so that a repeated request is the same document. */
  id: idOrNew,
  type: z.enum(['delivery_note', 'bill']),
  lotId: id,
});
export type CreateFromLot = z.infer<typeof createFromLot>;
