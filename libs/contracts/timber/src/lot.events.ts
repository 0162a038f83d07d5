import { defineEvent, id, localDate, money, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';
import { lotKind, lotState, lotSum } from './lot.contract';

/** Sent whenever one was created, changed, split, merged, deleted or restored; carries all that others copy. */
export const lotChanged = defineEvent(
  'timber.lot.changed',
  1,
  z.object({
    id,
    number: z.string(),
    title: z.string(),
    kind: lotKind,
    state: lotState,
    originId: id.nullable(),
    buyerId: id.nullable(),
    measuredOn: localDate,
    soldOn: localDate.nullable(),
    stemCount: z.int(),
    /** Solid m³. */
    volume: quantity,
    value: money.nullable(),
    /**
     * Contents by assortment and class; missing in older events, from before this field existed, empty for a deleted
     * lot.
     */
    items: z.array(lotSum.omit({ price: true })).optional(),
    deleted: z.boolean(),
  }),
);
export type LotChanged = z.infer<typeof lotChanged.schema>;
