import { defineEvent, id, instant, locale } from '@jahrring/contracts-common';
import { z } from 'zod';
import { mailStates } from './send.contract';

/** A document's mail was queued, has left, or was given up; for the list of what the installation has mailed. */
export const documentMailChanged = defineEvent(
  'documents.mail.changed',
  1,
  z.object({
    id,
    documentId: id,
    to: z.string(),
    subject: z.string(),
    locale,
    state: z.enum(mailStates),
    attempts: z.int(),
    lastError: z.string().optional(),
    createdAt: instant,
    sentAt: instant.optional(),
    /** Only where mails become files: elsewhere it is between licence and receiver. */
    text: z.string().optional(),
  }),
);
export type DocumentMailChanged = z.infer<typeof documentMailChanged.schema>;
