import { defineEvent, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Sent whenever a phase was made, changed, moved, removed or brought back. */
export const phaseChanged = defineEvent(
  'planning.phase.changed',
  1,
  z.object({
    id,
    projectId: id,
    title: z.string(),
    firstDay: localDate,
    lastDay: localDate,
    people: z.int(),
    deleted: z.boolean(),
  }),
);
