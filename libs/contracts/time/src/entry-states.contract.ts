import { id } from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryChanged } from './time.events';

/** Internal, for projects: entries as their event would tell them now; one that is deleted is left out. */
export const entryStatesQuery = z.strictObject({ ids: z.array(id).min(1).max(500) });
export type EntryStatesQuery = z.infer<typeof entryStatesQuery>;

export const entryStates = z.object({ items: z.array(entryChanged.schema) });
