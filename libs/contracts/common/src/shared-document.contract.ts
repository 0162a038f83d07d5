import { z } from 'zod';
import { instant, optionalText, requiredText } from './values';
import { signature } from './signature';

/** Longest texts in characters, and most questions of one link. */
export const sharedDocumentLimits = { name: 100, question: 2_000, reason: 1_000, questions: 20 } as const;

/** The secret in a link to a document: 32 random bytes, base64url. */
export const shareToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * open: an offer to accept or decline; accepted, declined: it was; info: only to look at; replaced: a newer version was
 * sent; withdrawn: it holds no more.
 */
export const sharedDocumentStates = [
  'open',
  'accepted',
  'declined',
  'info',
  'replaced',
  'withdrawn',
] as const;

/** A line as it is printed: figures are written in the notation of the document. */
const sharedPosition = z.object({
  /** Its place in the document, from 0; names optional positions that are chosen. */
  line: z.int(),
  look: z.enum(['item', 'part', 'heading', 'text', 'sum']),
  text: z.string(),
  quantity: z.string(),
  price: z.string(),
  /** Discount and surcharge of the line, each with its word, as printed below it. */
  notes: z.array(z.string()).optional(),
  amount: z.string(),
  optional: z.boolean(),
});
export type SharedPosition = z.infer<typeof sharedPosition>;

/** Content that was sent, read only. */
const sharedContent = z.object({
  date: z.string(),
  validUntil: z.string().nullable(),
  project: z.string(),
  intro: z.string(),
  closing: z.string(),
  positions: z.array(sharedPosition),
  sums: z.array(z.object({ label: z.string(), amount: z.string() })),
  /** With its currency; null where the document prints no prices. */
  total: z.string().nullable(),
  /** SHA-256 of the PDF, hexadecimal: what is signed. */
  pdfHash: z.string(),
});

/** A document as its recipient sees it by a link, without an account. */
export const sharedDocument = z.object({
  state: z.enum(sharedDocumentStates),
  language: z.enum(['de', 'en', 'fr', 'it', 'ro']),
  /** Word and number it is headed with. */
  heading: z.string(),
  title: z.string(),
  sender: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  recipient: z.string(),
  /** Null where the document was replaced or withdrawn. */
  content: sharedContent.nullable(),
  /** Answer given by this link. */
  answer: z
    .object({ name: z.string(), at: instant, reason: z.string().nullable(), signed: z.boolean() })
    .nullable(),
  questions: z.array(z.object({ name: z.string(), text: z.string(), at: instant })),
});
export type SharedDocument = z.infer<typeof sharedDocument>;
export type SharedContent = z.infer<typeof sharedContent>;

export const askQuestion = z.strictObject({
  name: requiredText(sharedDocumentLimits.name),
  text: requiredText(sharedDocumentLimits.question),
});
export type AskQuestion = z.infer<typeof askQuestion>;

export const acceptDocument = z.strictObject({
  name: requiredText(sharedDocumentLimits.name),
  /** Drawn; without it the typed name is the signature. */
  signature: signature.nullable().default(null),
  /** Of the PDF that was looked at. */
  pdfHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Optional positions that are ordered too, by their lines. */
  optionalLines: z.array(z.int().min(0)).max(500).default([]),
});
export type AcceptDocument = z.infer<typeof acceptDocument>;
export type AcceptDocumentInput = z.input<typeof acceptDocument>;

export const declineDocument = z.strictObject({
  name: requiredText(sharedDocumentLimits.name),
  reason: optionalText(sharedDocumentLimits.reason),
});
export type DeclineDocument = z.infer<typeof declineDocument>;
export type DeclineDocumentInput = z.input<typeof declineDocument>;
