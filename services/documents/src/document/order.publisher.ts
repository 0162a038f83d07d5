import { orderChanged } from '@jahrring/contracts-documents';
import type { DocumentStatus, OrderChanged, OrderState } from '@jahrring/contracts-documents';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentEntity, DocumentRepository, PositionRepository } from '../record';
import type { PositionEntity } from '../record';

/** Missing: never agreed, or called off. */
const states: Partial<Record<DocumentStatus, OrderState>> = {
  CONF: 'agreed',
  PACH: 'agreed',
  CHRG: 'finished',
  ARCH: 'finished',
};

/** Says what customers have ordered, in the transaction in which an offer or an order confirmation changed. */
@Injectable()
export class OrderPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly positions: PositionRepository,
    private readonly documents: DocumentRepository,
  ) {}

  async changed(ctx: RequestContext, document: DocumentEntity): Promise<void> {
    if (!isOrder(document)) return;
    const lines = await this.positions.ofDocument(ctx, document.id);
    await this.outbox.add(ctx, orderChanged, orderOf(document, lines));
  }

  /** All of them again, for others' copies. */
  @Republishes(orderChanged, DocumentEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<OrderChanged>[]> {
    for await (const page of this.documents.pages(ctx)) {
      const orders = page.filter(isOrder);
      const lines = await this.positions.ofDocuments(
        ctx,
        orders.map(({ id }) => id),
      );
      yield orders.map((document) => ({
        payload: orderOf(document, lines.get(document.id) ?? []),
        changedAt: document.updatedAt,
      }));
    }
  }
}

type Order = DocumentEntity & { number: string };

/** Issued: nobody plans what is only being written. */
function isOrder(document: DocumentEntity): document is Order {
  const { type, status, number } = document;
  return (type === 'offer' || type === 'order_confirmation') && status !== 'PREP' && number !== null;
}

function orderOf(document: Order, lines: readonly PositionEntity[]): OrderChanged {
  const { id, number, status, projectId, deletedAt } = document;
  return {
    ...{ id, number },
    state: deletedAt === null ? (states[status] ?? 'withdrawn') : 'withdrawn',
    ...(projectId ? { projectId } : {}),
    positions: lines.flatMap(({ id, kind, optional, text, quantity, unit, objectId, sourcePositionId }) =>
      kind === 'item' && !optional && quantity !== null && unit !== null
        ? [
            {
              ...{ id, text, quantity, unit },
              ...(objectId ? { objectId } : {}),
              ...(sourcePositionId ? { sourcePositionId } : {}),
            },
          ]
        : [],
    ),
  };
}
