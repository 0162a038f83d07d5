import { email, id, instant } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Most receivers of one mail, longest texts in characters, most documents sent at once, bytes of all files together. */
export const sendLimits = {
  receivers: 5,
  name: 200,
  subject: 200,
  text: 10_000,
  bulk: 200,
  bytes: 20 * 1024 * 1024,
} as const;

export const mailReceiver = z.object({
  name: z.string().trim().max(sendLimits.name).default(''),
  address: email,
});
export type MailReceiver = z.infer<typeof mailReceiver>;

/** Attached file of a document: its PDF, its electronic invoice, an annex. */
export const mailFile = z.object({
  kind: z.enum(['pdf', 'xml', 'annex']),
  /** Of an annex. */
  id: id.nullable(),
  name: z.string(),
  /** SHA-256 of the bytes, hexadecimal. */
  hash: z.string(),
  /** Length in bytes. */
  size: z.int(),
});
export type MailFile = z.infer<typeof mailFile>;

export const sendDocument = z.object({
  to: z.array(mailReceiver).min(1).max(sendLimits.receivers),
  cc: z.array(mailReceiver).max(sendLimits.receivers).default([]),
  subject: z.string().trim().min(1).max(sendLimits.subject),
  text: z.string().trim().min(1).max(sendLimits.text),
  /** Annexes to attach; left out: all. The PDF, and the electronic invoice where there is one, always go. */
  annexIds: z.array(id).max(50).optional(),
});
export type SendDocument = z.infer<typeof sendDocument>;
export type SendDocumentInput = z.input<typeof sendDocument>;

/** A mail as it would go out, to be looked at and changed. */
export const mailProposal = z.object({
  to: z.array(mailReceiver),
  cc: z.array(mailReceiver),
  subject: z.string(),
  text: z.string(),
  files: z.array(mailFile),
});
export type MailProposal = z.infer<typeof mailProposal>;

/** queued: waits, or is tried again; sent: the mail server took it; failed: given up. */
export const mailStates = ['queued', 'sent', 'failed'] as const;
export type DocumentMailState = (typeof mailStates)[number];

/** A sending of a document. */
export const documentMail = z.object({
  id,
  state: z.enum(mailStates),
  to: z.array(mailReceiver),
  cc: z.array(mailReceiver),
  subject: z.string(),
  text: z.string(),
  files: z.array(mailFile),
  attempts: z.int(),
  /** Last message of the mail server. */
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** Person who sent it; null: the system. */
  sentBy: id.nullable(),
});
export type DocumentMail = z.infer<typeof documentMail>;
export const documentMails = z.object({ items: z.array(documentMail) });
export type DocumentMails = z.infer<typeof documentMails>;

export const sendMany = z.object({ ids: z.array(id).min(1).max(sendLimits.bulk) });
export type SendMany = z.infer<typeof sendMany>;

/** `skipped` names the error of each document that could not be sent. */
export const sentMany = z.object({
  sent: z.array(id),
  skipped: z.array(z.object({ id, code: z.string(), key: z.string() })),
});
export type SentMany = z.infer<typeof sentMany>;
