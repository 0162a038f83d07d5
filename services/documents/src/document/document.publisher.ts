import {
  documentChanged,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
} from '@jahrring/contracts-documents';
import type { SourceKind, SourceRef } from '@jahrring/contracts-documents';
import { Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentEntity } from './document.entity';
import { toDocumentChanged } from './document.mapper';

/** Says what happened to documents and to what they bill, in the transaction in which it happened. */
@Injectable()
export class DocumentPublisher {
  constructor(private readonly outbox: Outbox) {}

  async changed(ctx: RequestContext, document: DocumentEntity): Promise<void> {
    await this.outbox.add(ctx, documentChanged, toDocumentChanged(document));
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
