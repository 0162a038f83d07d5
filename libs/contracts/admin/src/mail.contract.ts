import { id, instant, listOf, listQuery, locale } from '@jahrring/contracts-common';
import { z } from 'zod';

export const mailKinds = [
  'passwordReset',
  'passwordChanged',
  'account',
  'emailConfirm',
  'emailChanging',
  'emailChanged',
  'invitation',
  'connection',
  'connectionRequested',
  'connectionAccepted',
  'connectionDeclined',
  'notification',
  'applicationConfirm',
  'applicationDeclined',
] as const;
export const mailKind = z.enum(mailKinds);
export type MailKind = z.infer<typeof mailKind>;

/** Kinds of mails in the list besides our own: documents, mailed by their service. */
export const listedMailKinds = [...mailKinds, 'document'] as const;
export type ListedMailKind = (typeof listedMailKinds)[number];

/** queued: waits or will be tried again; failed: given up. */
export const mailState = z.enum(['queued', 'sent', 'failed']);
export type MailState = z.infer<typeof mailState>;

export const mailListItem = z.object({
  id,
  kind: z.enum(listedMailKinds),
  to: z.string(),
  subject: z.string(),
  locale,
  state: mailState,
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type MailListItem = z.infer<typeof mailListItem>;

/** `text` is null where the mail has left by SMTP, or holds a link that opens an account and this is no demo. */
export const mailView = mailListItem.extend({ text: z.string().nullable() });
export type MailView = z.infer<typeof mailView>;

export const mailListSpec = {
  sort: ['createdAt', 'to', 'subject', 'state'],
  filter: { state: 'enum', kind: 'enum' },
  defaultSort: '-createdAt',
} as const;
export const mailListQuery = listQuery(mailListSpec);
export const mailList = listOf(mailListItem);
