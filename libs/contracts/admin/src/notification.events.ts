import { defineEvent, id } from '@jahrring/contracts-common';
import { z } from 'zod';
import { notificationContent } from './notification.contract';

/** Asks for employees to be told something. Any service may; `id` makes sure that nobody is told twice. */
export const notificationRequested = defineEvent(
  'admin.notification.requested',
  1,
  z.object({
    id,
    employeeIds: z.array(id).max(1_000),
    ...notificationContent,
    /** Further content of the mail besides the sentence, as plain text. */
    mailText: z.string().max(4_000).optional(),
  }),
);
export type NotificationRequested = z.infer<typeof notificationRequested.schema>;
