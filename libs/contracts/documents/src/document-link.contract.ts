import { currency, id, instant, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { documentStatuses, documentTypes } from './document.status';

/**
 * Relations of a later document (`to`) to an earlier one (`from`): it takes over its positions, bills it in advance,
 * deducts it as a deposit, corrects it, or is its copy.
 */
export const linkKinds = ['follow_up', 'deposit', 'allocation', 'correction', 'copy'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link, with what is to be known of the document at its other end. */
export const documentLink = z.object({
  from: id,
  to: id,
  kind: z.enum(linkKinds),
  other: z.object({
    id,
    type: z.enum(documentTypes),
    status: z.enum(documentStatuses),
    number: z.string().nullable(),
    title: z.string(),
    documentDate: localDate,
    currency,
  }),
});
export type DocumentLink = z.infer<typeof documentLink>;

/** A version of an offer that was sent and taken back; its PDF is kept. */
export const revisionView = z.object({
  revision: z.int(),
  issuedAt: instant,
  /** SHA-256 of the PDF, hexadecimal. */
  pdfHash: z.string(),
});
export type RevisionView = z.infer<typeof revisionView>;
