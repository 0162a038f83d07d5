import {
  allocate,
  documentChanged,
  formatFixed,
  isPriced,
  lineHundredths,
  parseFixed,
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

const MONEY_SCALE = 2;

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
    const projects = await this.projectsOf(ctx, document);
    const change = toDocumentChanged(document);
    return projects.length > 0 ? { ...change, projects } : change;
  }

  /** What of a collective bill belongs to which project: its net shared out by their lines. */
  private async projectsOf(
    ctx: RequestContext,
    document: DocumentEntity,
  ): Promise<{ projectId: string; net: string }[]> {
    if (document.billKind !== 'collective' || document.net === null) return [];
    const sums = new Map<string, bigint>();
    for (const position of await this.positions.ofDocument(ctx, document.id)) {
      const { projectId, isPart, optional, kind } = position;
      if (!projectId || isPart || optional || !isPriced(kind)) continue;
      sums.set(projectId, (sums.get(projectId) ?? 0n) + lineHundredths(position));
    }
    const nets = allocate(parseFixed(document.net, MONEY_SCALE), [...sums.values()]);
    return [...sums.keys()].map((projectId, index) => ({
      projectId,
      net: formatFixed(nets[index] ?? 0n, MONEY_SCALE),
    }));
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
