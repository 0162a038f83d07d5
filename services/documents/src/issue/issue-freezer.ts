import { createHash } from 'node:crypto';
import { issuedStatus } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { WholeDocument } from '../document';
import { EInvoiceService } from '../e-invoice-file';
import { DocumentFileRepository, DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { LogoService } from '../settings';
import { IssueContent } from './issue-content';
import type { DocumentPrint } from '../pdf';

/** Inputs for issuing: the moment, and the function that draws the PDF. */
export interface Issuing {
  at: Date;
  draw: (print: DocumentPrint) => Promise<Buffer>;
}

/** Writes what a document is from its issue on: state, snapshot, PDF with its SHA-256, and e-invoice. */
@Injectable()
export class IssueFreezer {
  constructor(
    private readonly content: IssueContent,
    private readonly documents: DocumentRepository,
    private readonly files: DocumentFileRepository,
    private readonly logo: LogoService,
    private readonly eInvoices: EInvoiceService,
  ) {}

  /**
   * Takes number and reference, freezes the draft with them and returns the issued document.
   *
   * @throws DOCUMENT_NOT_ISSUABLE with the fields that are wrong
   */
  async freeze(tx: RequestContext, whole: WholeDocument, issuing: Issuing): Promise<DocumentEntity> {
    const { document, printing } = whole;
    const snapshot = await this.content.freeze(tx, whole, issuing.at);
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
