import { commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentPdfService } from '../issue';
import type { PdfFile } from '../issue';
import { AcceptanceSheet } from '../share';
import { SharedDocumentReader } from './shared-document.reader';

/** Files that can be fetched by a link: the frozen PDF, and the sheet of its acceptance. */
@Injectable()
export class SharedFilesService {
  constructor(
    private readonly reader: SharedDocumentReader,
    private readonly pdfs: DocumentPdfService,
    private readonly sheets: AcceptanceSheet,
  ) {}

  async pdf(token: string, requestId: string): Promise<PdfFile> {
    const { ctx, documentId } = await this.shown(token, requestId);
    return this.pdfs.get(ctx, documentId);
  }

  async acceptance(token: string, requestId: string): Promise<PdfFile> {
    const { ctx, documentId } = await this.shown(token, requestId);
    return this.sheets.print(ctx, documentId);
  }

  private async shown(
    token: string,
    requestId: string,
  ): Promise<{ ctx: RequestContext; documentId: string }> {
    const { ctx, linkId } = await this.reader.enter(token, requestId);
    const { document, state } = await this.reader.reach(ctx, linkId);
    if (state === 'replaced' || state === 'withdrawn') throw commonError('NOT_FOUND');
    return { ctx, documentId: document.id };
  }
}
