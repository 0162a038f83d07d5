import { defineEvent, id } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Sent whenever one was created, changed, deleted or restored; carries all that others copy. */
export const supportCaseChanged = defineEvent(
  'support.support-case.changed',
  1,
  z.object({ id, title: z.string(), deleted: z.boolean() }),
);
export type SupportCaseChanged = z.infer<typeof supportCaseChanged.schema>;
