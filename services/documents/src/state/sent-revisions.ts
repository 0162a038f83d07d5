import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentFileRepository, DocumentRevisionRepository } from '../record';
import type { DocumentEntity } from '../record';

/** Sent versions of documents that were withdrawn. */
@Injectable()
export class SentRevisions {
  constructor(
    private readonly files: DocumentFileRepository,
    private readonly revisions: DocumentRevisionRepository,
  ) {}

  /** Moves the document's file to its revision; a document that was never sent has none. */
  async keep(ctx: RequestContext, document: DocumentEntity): Promise<void> {
    const { id: documentId, revision, snapshot, pdfHash, issuedAt } = document;
    const content = await this.files.detach(ctx, documentId);
    if (!content || !snapshot || !pdfHash || !issuedAt) return;
    await this.revisions.insert(ctx, { documentId, revision, snapshot, pdfHash, issuedAt, content });
  }
}
