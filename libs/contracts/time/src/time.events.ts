import { defineEvent, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Sent whenever an entry was created, changed, deleted or restored. */
export const entryChanged = defineEvent(
  'time.entry.changed',
  1,
  z.object({
    id,
    employeeId: id,
    projectId: id,
    activityId: id.optional(),
    workDate: localDate,
    /** Worked time without the break. */
    seconds: z.int(),
    billable: z.boolean(),
    deleted: z.boolean(),
  }),
);
export type EntryChanged = z.infer<typeof entryChanged.schema>;
