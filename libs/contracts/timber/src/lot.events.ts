import { defineEvent, id } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Sent whenever one was created, changed, deleted or restored; carries all that others copy. */
export const lotChanged = defineEvent(
  'timber.lot.changed',
  1,
  z.object({ id, title: z.string(), deleted: z.boolean() }),
);
export type LotChanged = z.infer<typeof lotChanged.schema>;
