import { id, instant } from '@jahrring/contracts-common';
import { z } from 'zod';
import type { DocumentStatus, DocumentType } from './document.status';

/** In the text of a mail it stands for the link that is made when the mail goes out. */
export const shareLinkVariable = '{link}';

const shareable: Partial<Record<DocumentType, readonly DocumentStatus[]>> = {
  offer: ['OFFR'],
  order_confirmation: ['CONF', 'PACH', 'CHRG'],
};

/** Returns true if a document can be shown to its recipient by a link: an open offer, an issued order confirmation. */
export function mayShare({ type, status }: { type: DocumentType; status: DocumentStatus }): boolean {
  return shareable[type]?.includes(status) ?? false;
}

/** Follow-ups of an acceptance: an order confirmation as draft, issued and mailed, or nothing. */
export const acceptanceFollowUps = ['draft', 'issued', 'none'] as const;

/** A link to a document; its secret is told only when it is made. */
export const shareLinkView = z.object({
  id,
  version: z.int(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** When it was opened for the first time. */
  openedAt: instant.nullable(),
});
export type ShareLinkView = z.infer<typeof shareLinkView>;

/** A new link: `path` is its secret address in the product. */
export const newShareLink = shareLinkView.extend({ path: z.string() });
export type NewShareLink = z.infer<typeof newShareLink>;

export const shareAnswerKinds = ['question', 'accepted', 'declined'] as const;

/** Answer of a recipient by a link; never changed. */
export const shareAnswerView = z.object({
  id,
  kind: z.enum(shareAnswerKinds),
  name: z.string(),
  /** The question, or why it was declined. */
  text: z.string().nullable(),
  at: instant,
  /** Network address without its last part. */
  ip: z.string(),
  /** Of the PDF that was looked at, SHA-256. */
  pdfHash: z.string(),
  revision: z.int(),
});
export type ShareAnswerView = z.infer<typeof shareAnswerView>;

export const shareView = z.object({ links: z.array(shareLinkView), answers: z.array(shareAnswerView) });
export type ShareView = z.infer<typeof shareView>;
