import type { Readable } from 'node:stream';
import { readXml, TableError, type XmlListener } from '@jahrring/service-kit';
import { newNode, type XmlNode } from '../xml';
import { EInvoiceFileError } from './e-invoice-file.types';

const depth = 30;
/** Signs of an invoice without what is attached to it; thousand positions have some millions. */
const maxSigns = 5_000_000;
const maxElements = 200_000;
/** Receipts within the file (BG-24) are not read. */
const attached = 'EmbeddedDocumentBinaryObject';

class TreeReader implements XmlListener {
  root: XmlNode | undefined;
  element = '';
  private readonly path: XmlNode[] = [];
  private signs = 0;
  private elements = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.element = name;
    this.elements += 1;
    if (this.elements > maxElements) throw new EInvoiceFileError('tooLarge', name);
    const node = newNode(name, attributes);
    this.path.at(-1)?.children.push(node);
    this.root ??= node;
    this.path.push(node);
  }

  text(text: string): void {
    const node = this.path.at(-1);
    if (!node || node.name === attached) return;
    this.signs += text.length;
    if (this.signs > maxSigns) throw new EInvoiceFileError('tooLarge', node.name);
    node.text += text;
  }

  close(): void {
    this.path.pop();
  }
}

/**
 * Reads a whole XML file; returns its root.
 *
 * @throws EInvoiceFileError where it is not well-formed, has a document type, or is too large
 */
export async function readTree(bytes: Readable): Promise<XmlNode> {
  const reader = new TreeReader();
  try {
    await readXml(bytes, depth, reader);
  } catch (error) {
    if (error instanceof EInvoiceFileError) throw error;
    throw new EInvoiceFileError(error instanceof TableError ? 'hostile' : 'notXml', reader.element);
  }
  if (!reader.root) throw new EInvoiceFileError('notXml', '');
  return reader.root;
}
