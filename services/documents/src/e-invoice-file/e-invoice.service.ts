import { createHash } from 'node:crypto';
import type { FieldError } from '@jahrring/contracts-common';
import { isDraft, type EInvoiceView } from '@jahrring/contracts-documents';
import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { buildSnapshot, DocumentReader } from '../document';
import type { WholeDocument } from '../document';
import { seesPrices } from '../record';
import { toWish } from '../snapshot';
import type { DocumentSnapshot, EInvoiceKind, EInvoiceWish } from '../snapshot';
import { AddressRefRepository } from '../reference';
import { buildEInvoice, checkEInvoice, isInvoice, writeEInvoice } from '../einvoice';
import { EInvoiceFileRepository } from './e-invoice-file.repository';

/** Stands for the number a draft has not got yet. */
const ANY_NUMBER = 'X';

export interface EInvoiceFile {
  bytes: Buffer;
  hash: string;
  name: string;
}

/** The electronic form of bills and corrections, for recipients who want one. */
@Injectable()
export class EInvoiceService {
  constructor(
    private readonly reader: DocumentReader,
    private readonly addresses: AddressRefRepository,
    private readonly files: EInvoiceFileRepository,
  ) {}

  /** Returns a document as the electronic invoice it is or will be, and what still prevents it from being one. */
  async get(ctx: RequestContext, documentId: string): Promise<EInvoiceView> {
    const whole = await this.reader.getWhole(ctx, documentId);
    if (isDraft(whole.document)) {
      const content = await this.complete(ctx, whole, buildSnapshot(whole));
      return { kind: content.eInvoice?.kind ?? null, problems: this.check(content), file: null };
    }
    const file = await this.files.ofDocument(ctx, documentId);
    if (!file) return { kind: null, problems: [], file: null };
    const { kind, hash, size } = file;
    return { kind, problems: [], file: { name: fileName(whole.document.number, kind), hash, size } };
  }

  /** The frozen XML. @throws FORBIDDEN for prices the caller may not see */
  async read(ctx: RequestContext, documentId: string): Promise<EInvoiceFile> {
    const { document } = await this.reader.getWhole(ctx, documentId);
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const file = await this.files.ofDocument(ctx, documentId);
    if (!file) throw commonError('NOT_FOUND');
    const { content, hash, kind } = file;
    return { bytes: Buffer.from(content, 'utf8'), hash, name: fileName(document.number, kind) };
  }

  /** Puts the recipient's wish into what is about to be frozen. */
  async complete(
    ctx: RequestContext,
    { document }: Pick<WholeDocument, 'document'>,
    content: DocumentSnapshot,
  ): Promise<DocumentSnapshot> {
    if (!isInvoice(content) || !document.addressId) return content;
    const address = await this.addresses.find(ctx, document.addressId);
    const eInvoice: EInvoiceWish | null = address && toWish(address);
    return eInvoice ? { ...content, eInvoice } : content;
  }

  /** Returns the errors that prevent a valid electronic invoice, by field; none if no electronic invoice is wanted. */
  check(content: DocumentSnapshot): FieldError[] {
    const { eInvoice: wish, recipient, sender } = content;
    if (!wish || !recipient || !sender) return [];
    return checkEInvoice(buildEInvoice({ ...content, number: content.number ?? ANY_NUMBER }, wish));
  }

  /** Freezes the XML with its document. */
  async store(ctx: RequestContext, documentId: string, snapshot: DocumentSnapshot): Promise<void> {
    const written = writeEInvoice(snapshot);
    if (!written) return;
    const { kind, xml } = written;
    const hash = createHash('sha256').update(xml).digest('hex');
    await this.files.insert(ctx, {
      documentId,
      kind,
      hash,
      size: xml.length,
      content: xml.toString('utf8'),
    });
  }
}

/** Factur-X has a name of its own; XRechnung is named by the number. */
function fileName(number: string | null, kind: EInvoiceKind): string {
  if (kind === 'facturx') return 'factur-x.xml';
  return `xrechnung-${(number ?? '').replace(/[^A-Za-z0-9.]+/g, '-')}.xml`;
}
