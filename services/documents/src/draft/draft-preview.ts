import { documentsErrors, isDraft } from '@jahrring/contracts-documents';
import type { UpdateDocument } from '@jahrring/contracts-documents';
import { AppError, commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentReader } from '../document';
import { DocumentPdfService } from '../issue';
import { DocumentRepository, PositionEntity, seesPrices } from '../record';
import { DraftChange } from './draft-change';

/** The PDF of a draft as it stands on somebody's screen, saved or not. */
@Injectable()
export class DraftPreview {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly change: DraftChange,
    private readonly reader: DocumentReader,
    private readonly pdfs: DocumentPdfService,
  ) {}

  /** @throws DOCUMENT_NOT_EDITABLE; FORBIDDEN for who sees no prices */
  async print(ctx: RequestContext, id: string, input: UpdateDocument, signal: AbortSignal): Promise<Buffer> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const before = await this.documents.get(ctx, id);
    if (!isDraft(before))
      throw new AppError(documentsErrors, 'DOCUMENT_NOT_EDITABLE', { number: before.number ?? '' });
    const lines = await this.change.lines(ctx, before, input);
    const { draft, merged } = await this.change.apply(ctx, before, input, lines);
    const positions = merged.positions.map((line, ordinal) =>
      Object.assign(new PositionEntity(), line, { documentId: id, ordinal }),
    );
    return this.pdfs.printDraft(ctx, await this.reader.completeDraft(ctx, draft, positions), signal);
  }
}
