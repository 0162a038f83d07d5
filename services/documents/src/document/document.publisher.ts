import {
  documentChanged,
  sourceKinds,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
} from '@jahrring/contracts-documents';
import type { DocumentChanged, SourcesClaimed } from '@jahrring/contracts-documents';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentEntity, DocumentRepository, PositionRepository } from '../record';
import type { HeldSource } from '../record';
import { toDocumentChanged } from './document.mapper';
import { LotReturn } from './lot-return';
import { OrderPublisher } from './order.publisher';
import { shareByProject } from './share-by-project';

/** Says what happened to documents and to what they bill, in the transaction in which it happened. */
@Injectable()
export class DocumentPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly positions: PositionRepository,
    private readonly documents: DocumentRepository,
    private readonly orders: OrderPublisher,
    private readonly lots: LotReturn,
  ) {}

  async changed(ctx: RequestContext, document: DocumentEntity): Promise<void> {
    await this.outbox.add(ctx, documentChanged, await this.changeOf(ctx, document));
    await this.orders.changed(ctx, document);
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

  async claimed(ctx: RequestContext, document: Holder, held: readonly HeldSource[]): Promise<void> {
    await this.outbox.addMany(ctx, sourcesClaimed, byKind(document, held));
  }

  async billed(ctx: RequestContext, document: DocumentEntity, held: readonly HeldSource[]): Promise<void> {
    const { number: documentNumber } = document;
    if (documentNumber === null) return;
    const told = byKind(document, held).map((sources) => ({ ...sources, documentNumber }));
    await this.outbox.addMany(ctx, sourcesBilled, told);
  }

  async released(ctx: RequestContext, document: Holder, held: readonly HeldSource[]): Promise<void> {
    await this.outbox.addMany(ctx, sourcesReleased, byKind(document, held));
    if (document.type !== 'bill') return;
    const back = await this.lots.giveBack(ctx, document, held);
    if (!back) return;
    await this.billed(ctx, back.note, back.lots);
    await this.changed(ctx, back.note);
  }
}

type Holder = Pick<DocumentEntity, 'id' | 'type'>;

/** Splits the sources of a document into one event per kind, since each kind has its own owner. */
function byKind(
  { id: documentId, type: documentType }: Holder,
  held: readonly HeldSource[],
): SourcesClaimed[] {
  return sourceKinds.flatMap((kind) => {
    const sources = held.filter((source) => source.kind === kind).map(({ id, version }) => ({ id, version }));
    return sources.length > 0 ? [{ documentId, documentType, kind, sources }] : [];
  });
}
