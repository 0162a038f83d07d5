import { createHash } from 'node:crypto';
import { documentsErrors, sendLimits, type MailFile } from '@jahrring/contracts-documents';
import { AppError, FileStore, type MailAttachment, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AnnexRepository } from '../annex';
import { DocumentPdfService } from '../issue';
import { EInvoiceService } from '../e-invoice-file';

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;
const MEGABYTE = 1024 * 1024;

/** Attachments of a document's mail: its PDF, its electronic invoice, its annexes; all of it frozen. */
@Injectable()
export class MailFiles {
  constructor(
    private readonly pdfs: DocumentPdfService,
    private readonly eInvoices: EInvoiceService,
    private readonly annexes: AnnexRepository,
    private readonly store: FileStore,
  ) {}

  /** `annexIds` chooses; left out, all go. @throws DOCUMENT_MAIL_TOO_LARGE */
  async list(ctx: RequestContext, documentId: string, annexIds?: readonly string[]): Promise<MailFile[]> {
    const pdf = await this.pdfs.get(ctx, documentId);
    const { file: xml } = await this.eInvoices.get(ctx, documentId);
    const annexes = await this.annexes.ofDocument(ctx, documentId);
    const files: MailFile[] = [
      { kind: 'pdf', id: null, name: pdf.name, hash: pdf.hash, size: pdf.bytes.length },
      ...(xml ? [{ kind: 'xml' as const, id: null, ...xml }] : []),
      ...annexes
        .filter(({ id }) => annexIds?.includes(id) ?? true)
        .map(({ id, name, hash, size }) => ({ kind: 'annex' as const, id, name, hash, size })),
    ];
    if (files.reduce((sum, { size }) => sum + size, 0) > sendLimits.bytes) {
      throw new AppError(documentsErrors, 'DOCUMENT_MAIL_TOO_LARGE', { max: sendLimits.bytes / MEGABYTE });
    }
    return files;
  }

  /** The bytes of what was listed; fails where they are not the same any more. */
  async read(ctx: RequestContext, documentId: string, files: readonly MailFile[]): Promise<MailAttachment[]> {
    const attachments: MailAttachment[] = [];
    for (const file of files) {
      const { content, contentType } = await this.readOne(ctx, documentId, file);
      if (createHash('sha256').update(content).digest('hex') !== file.hash) {
        throw new Error(`${file.name} has changed since it was to be sent`);
      }
      attachments.push({ filename: file.name, contentType, content });
    }
    return attachments;
  }

  private async readOne(
    ctx: RequestContext,
    documentId: string,
    { kind, id }: MailFile,
  ): Promise<{ content: Buffer; contentType: string }> {
    if (kind === 'pdf') {
      return { content: (await this.pdfs.get(ctx, documentId)).bytes, contentType: contentTypes.pdf };
    }
    if (kind === 'xml') {
      return { content: (await this.eInvoices.read(ctx, documentId)).bytes, contentType: contentTypes.xml };
    }
    const annex = await this.annexes.get(ctx, id ?? '');
    const { mime } = await this.store.get(ctx, annex.fileId);
    return { content: await this.store.read(ctx, annex.fileId), contentType: mime };
  }
}
