import { createHash } from 'node:crypto';
import { commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { PdfFile } from '../issue';
import { DocumentPrinter } from '../pdf';
import { DocumentRepository } from '../record';
import { LicenceRefRepository } from '../reference';
import { ShareAnswerRepository } from './share-answer.repository';

/** The printed sheet of an acceptance by a link; made of what was kept, always the same bytes. */
@Injectable()
export class AcceptanceSheet {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly licences: LicenceRefRepository,
    private readonly answers: ShareAnswerRepository,
    private readonly printer: DocumentPrinter,
  ) {}

  /** @throws NOT_FOUND where the document was not accepted by a link */
  async print(ctx: RequestContext, documentId: string): Promise<PdfFile> {
    const { snapshot, number } = await this.documents.get(ctx, documentId);
    const answer = await this.answers.acceptance(ctx, documentId);
    if (!snapshot || !answer) throw commonError('NOT_FOUND');
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const { name, ip, pdfHash, signature, optionalLines, createdAt } = answer;
    const bytes = await this.printer.printAcceptance({
      ...{ snapshot, name, ip, pdfHash, signature, at: createdAt.toISOString() },
      timeZone: licence?.timeZone ?? ctx.timeZone,
      optionalLines: optionalLines ?? [],
    });
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { bytes, hash, name: `${number ?? documentId}-acceptance.pdf`, frozen: true };
  }
}
