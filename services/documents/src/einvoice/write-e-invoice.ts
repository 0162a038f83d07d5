import type { DocumentSnapshot, EInvoiceKind } from '../snapshot';
import { buildEInvoice } from './build-e-invoice';
import { writeCii } from './write-cii';
import { writeUbl } from './write-ubl';

/** The electronic form of an issued document. */
export interface EInvoiceXml {
  kind: EInvoiceKind;
  xml: Buffer;
}

/** The XML of a document whose recipient wants one; null of every other. The same snapshot gives the same bytes. */
export function writeEInvoice(document: DocumentSnapshot): EInvoiceXml | null {
  const { eInvoice: wish } = document;
  if (!wish || document.number === null) return null;
  const invoice = buildEInvoice(document, wish);
  return { kind: wish.kind, xml: wish.kind === 'xrechnung_ubl' ? writeUbl(invoice) : writeCii(invoice) };
}

/** Types that are invoices in the norm's sense. */
export function isInvoice({ type }: Pick<DocumentSnapshot, 'type'>): boolean {
  return type === 'bill' || type === 'bill_correction';
}
