import { defineEvent, id } from '@jahrring/contracts-common';
import { z } from 'zod';

/**
 * Messages lie in the mailboxes of those who run the installation; the service itself tells them, as whoever wrote may not
 * know in which licences they are told.
 */
export const messageArrived = defineEvent(
  'admin.message.arrived',
  1,
  z.object({
    from: z.string().max(300),
    subject: z.string().max(200),
    text: z.string().max(4_000),
    threadId: id,
    recipients: z.array(z.object({ userId: id, entryId: id })).max(1_000),
  }),
);
export type MessageArrived = z.infer<typeof messageArrived.schema>;
