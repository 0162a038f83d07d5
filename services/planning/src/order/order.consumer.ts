import { orderChanged, type OrderChanged } from '@jahrring/contracts-documents';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OrderPositionRepository } from './order.repositories';

const textLength = 200;

/** Keeps our copies of what customers have ordered. */
@Injectable()
export class OrderConsumer {
  constructor(private readonly positions: OrderPositionRepository) {}

  /** A position that is not in the order any more stays as withdrawn, so that an old event does not bring it back. */
  @Consumes(orderChanged)
  async onOrderChanged(ctx: RequestContext, order: OrderChanged, meta: EventMeta): Promise<void> {
    const { id: orderId, number: orderNumber, state, projectId = null, positions } = order;
    const present = await this.positions.ofOrder(ctx, orderId);
    if (present.some(({ occurredAt }) => occurredAt > meta.occurredAt)) return;
    const named = new Set(positions.map(({ id }) => id));
    for (const { id, version } of present.filter(({ id }) => !named.has(id))) {
      await this.positions.update(ctx, id, version, { state: 'withdrawn', occurredAt: meta.occurredAt });
    }
    for (const { id, text, quantity, unit, objectId = null, sourcePositionId = null } of positions) {
      const [line = ''] = text.trim().split('\n');
      const what = { text: line.slice(0, textLength), quantity, unit, objectId, sourcePositionId };
      await this.positions.upsert(ctx, id, { orderId, orderNumber, state, projectId, ...what }, meta);
    }
  }
}
