import { documentPdf, type DocumentPdf } from '@jahrring/contracts-documents';
import {
  commonError,
  Ctx,
  Get,
  Id,
  Internal,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { DocumentPdfService } from './document-pdf.service';

@ToolController('documents', 'internal/documents')
export class DocumentInternalController {
  constructor(private readonly pdfs: DocumentPdfService) {}

  /**
   * For bookkeeping: the frozen PDF of a bill as a receipt. Base64, because calls between services carry JSON.
   *
   * @throws NOT_FOUND of a draft too, FORBIDDEN for prices the caller may not see
   */
  @Get(':id/pdf', Internal(), documentPdf)
  async pdf(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<DocumentPdf> {
    if (!ctx.can('tools.document.show')) throw commonError('FORBIDDEN');
    const { bytes, hash, name, frozen } = await this.pdfs.get(ctx, documentId);
    if (!frozen) throw commonError('NOT_FOUND');
    return { name, hash, content: bytes.toString('base64') };
  }
}
