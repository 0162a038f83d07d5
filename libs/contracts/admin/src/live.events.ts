import { defineEvent, id } from '@jahrring/contracts-common';
import { z } from 'zod';

/**
 * Asks for the open browsers of employees, of whichever licence, to be told that a record has changed. Any service may; it
 * carries no content, so that nobody learns more than their service answers them.
 */
export const recordTold = defineEvent(
  'admin.live.record-told',
  1,
  z.object({
    employeeIds: z.array(id).max(1_000),
    /** Besides them, everybody of the licence, whoever has a page open. */
    everybody: z.boolean().optional(),
    entity: z
      .string()
      .max(60)
      .regex(/^[a-z][a-z-]*\/[a-z][A-Za-z]*$/),
    id,
  }),
);
export type RecordTold = z.infer<typeof recordTold.schema>;
