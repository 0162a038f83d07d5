import { createHash } from 'node:crypto';
import { issuedStatus } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { WholeDocument } from '../document';
import { EInvoiceService } from '../e-invoice-file';
import { DocumentFileRepository, DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { LogoService } from '../settings';
import type { DocumentSnapshot } from '../snapshot';
import type { Issuing } from './issue-transactions';

/** Writes what a document is from its issue on: state, snapshot, PDF with its SHA-256, and e-invoice. */
@Injectable()
export class IssueFreezer {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly files: DocumentFileRepository,
    private readonly logo: LogoService,
    private readonly eInvoices: EInvoiceService,
  ) {}

  /** Freezes a draft as the snapshot says and returns the issued document. */
  async freeze(
    tx: RequestContext,
    { document, printing }: WholeDocument,
    snapshot: DocumentSnapshot,
    issuing: Issuing,
  ): Promise<DocumentEntity> {
    const logo = await this.logo.read(tx, snapshot.logoId ?? null);
    const pdf = await issuing.draw({ snapshot, logo });
    const pdfHash = createHash('sha256').update(pdf).digest('hex');
    await this.files.store(tx, document.id, pdf, pdfHash);
    await this.eInvoices.store(tx, document.id, snapshot);
    return this.documents.update(tx, document.id, document.version, {
      status: issuedStatus(document.type),
      number: snapshot.number,
      dueDate: snapshot.dueDate,
      recipientName: document.recipientName ?? snapshot.recipient?.name ?? null,
      total: snapshot.totals.total,
      net: snapshot.totals.net,
      openAmount: document.type === 'bill' ? snapshot.totals.total : null,
      reference: snapshot.qrBill?.reference ?? snapshot.epcPayment?.reference ?? null,
      snapshot,
      templateId: printing?.template.id ?? null,
      templateVersion: printing?.template.number ?? null,
      pdfHash,
      issuedAt: issuing.at,
    });
  }
}
