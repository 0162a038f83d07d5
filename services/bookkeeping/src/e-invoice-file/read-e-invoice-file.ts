import type { Readable } from 'node:stream';
import type { EInvoice } from '@jahrring/contracts-documents/e-invoice';
import { EInvoiceFileError } from './e-invoice-file.types';
import { readCii } from './read-cii';
import { readTree } from './read-tree';
import { readUbl } from './read-ubl';

/**
 * Reads an e-invoice of either syntax of EN 16931: UBL (Invoice, CreditNote) or CII. What it breaks of the norm's rules is for
 * `brokenRules` to say.
 *
 * @throws EInvoiceFileError with the element where it is wrong
 */
export async function readEInvoiceFile(bytes: Readable): Promise<EInvoice> {
  const root = await readTree(bytes);
  if (root.name === 'CrossIndustryInvoice') return readCii(root);
  if (root.name === 'Invoice' || root.name === 'CreditNote') return readUbl(root);
  throw new EInvoiceFileError('notAnInvoice', root.name);
}
