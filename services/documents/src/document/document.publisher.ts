import {
  documentChanged,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
} from '@jahrring/contracts-documents';
import type { DocumentChanged, SourceKind, SourceRef } from '@jahrring/contracts-documents';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentEntity, DocumentRepository, PositionRepository } from '../record';
import { toDocumentChanged } from './document.mapper';
import { shareByProject } from './share-by-project';

/** Says what happened to documents and to what they bill, in the transaction in which it happened. */
@Injectable()
export class DocumentPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly positions: PositionRepository,
    private readonly documents: DocumentRepository,
  ) {}

  async changed(ctx: RequestContext, document: DocumentEntity): Promise<void> {
    await this.outbox.add(ctx, documentChanged, await this.changeOf(ctx, document));
  }

  /** All of them again, for others' copies. */
  @Republishes(documentChanged, DocumentEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<DocumentChanged>[]> {
    for await (const page of this.documents.pages(ctx)) {
      const told: Retold<DocumentChanged>[] = [];
      for (const document of page) {
        told.push({ payload: await this.changeOf(ctx, document), changedAt: document.updatedAt });
      }
      yield told;
    }
  }

  private async changeOf(ctx: RequestContext, document: DocumentEntity): Promise<DocumentChanged> {
    const projects = await shareByProject(ctx, this.positions, document);
    const change = toDocumentChanged(document);
    return projects.length > 0 ? { ...change, projects } : change;
  }

  async claimed(
    ctx: RequestContext,
    documentId: string,
    kind: SourceKind,
    sources: SourceRef[],
  ): Promise<void> {
    if (sources.length > 0) await this.outbox.add(ctx, sourcesClaimed, { documentId, kind, sources });
  }

  async billed(
    ctx: RequestContext,
    document: DocumentEntity,
    kind: SourceKind,
    sources: SourceRef[],
  ): Promise<void> {
    if (sources.length === 0 || document.number === null) return;
    const { id: documentId, number: documentNumber } = document;
    await this.outbox.add(ctx, sourcesBilled, { documentId, documentNumber, kind, sources });
  }

  async released(
    ctx: RequestContext,
    documentId: string,
    kind: SourceKind,
    sources: SourceRef[],
  ): Promise<void> {
    if (sources.length > 0) await this.outbox.add(ctx, sourcesReleased, { documentId, kind, sources });
  }
}
