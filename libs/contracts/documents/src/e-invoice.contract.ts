import { fieldError } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Forms of an electronic invoice: a PDF with the data inside, or XRechnung in one of its two syntaxes. */
export const eInvoiceKinds = ['facturx', 'xrechnung_cii', 'xrechnung_ubl'] as const;
export const eInvoiceKind = z.enum(eInvoiceKinds);
export type EInvoiceKind = z.infer<typeof eInvoiceKind>;

/** A document as an electronic invoice. */
export const eInvoiceView = z.object({
  /** Kind that the recipient wants, or, for an issued document, its actual kind; null: none. */
  kind: eInvoiceKind.nullable(),
  /** Of a draft: what keeps it from being valid, by field as on issue. */
  problems: z.array(fieldError),
  /** The frozen XML of an issued document; SHA-256 in hexadecimal, size in bytes. */
  file: z.object({ name: z.string(), hash: z.string(), size: z.int() }).nullable(),
});
export type EInvoiceView = z.infer<typeof eInvoiceView>;
