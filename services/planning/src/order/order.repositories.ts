import {
  LicensedRepository,
  ReferenceRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanNews } from '../news';
import { OrderDecisionEntity } from './order-decision.entity';
import { OrderPositionEntity } from './order-position.entity';

@Injectable()
export class OrderPositionRepository extends ReferenceRepository<OrderPositionEntity> {
  constructor(
    services: RepositoryServices,
    private readonly news: PlanNews,
  ) {
    super(services, OrderPositionEntity, 'orderPosition');
  }

  protected override afterWrite(ctx: RequestContext): Promise<void> {
    return this.news.publish(ctx);
  }

  async ofOrder(ctx: RequestContext, orderId: string): Promise<OrderPositionEntity[]> {
    return this.many(this.query(ctx).andWhere('orderPosition.orderId = :orderId', { orderId }));
  }

  /**
   * Agreed positions nobody has decided on, the latest first. What a later document has taken over counts there, whatever became
   * of it; a decision on the earlier one holds for both.
   */
  async undecided(ctx: RequestContext, id?: string): Promise<OrderPositionEntity[]> {
    const later = `SELECT 1 FROM order_positions later WHERE later.licence_id = orderPosition.licence_id
      AND later.source_position_id = orderPosition.id`;
    const decided = `SELECT 1 FROM order_decisions decided WHERE decided.licence_id = orderPosition.licence_id
      AND (decided.id = orderPosition.id OR decided.id = orderPosition.source_position_id)`;
    const query = this.query(ctx)
      .andWhere(`orderPosition.state = 'agreed' AND orderPosition.projectId IS NOT NULL`)
      .andWhere(`NOT EXISTS (${later}) AND NOT EXISTS (${decided})`)
      .orderBy('orderPosition.occurredAt', 'DESC')
      .addOrderBy('orderPosition.id');
    if (id !== undefined) query.andWhere('orderPosition.id = :id', { id });
    return this.many(query);
  }

  /** Nobody else decides on this one until the transaction ends. */
  async lock(ctx: RequestContext, id: string): Promise<void> {
    // SQLite has one writer at a time, so its transaction is the lock.
    if (this.db.kind === 'sqlite') return;
    await this.db
      .writing(ctx)
      .query('SELECT id FROM order_positions WHERE licence_id = ? AND id = ? FOR UPDATE', [
        ctx.licenceId,
        id,
      ]);
  }
}

/** A decision that is taken back leaves nothing, so that the position is proposed again. */
@Injectable()
export class OrderDecisionRepository extends LicensedRepository<OrderDecisionEntity> {
  constructor(
    services: RepositoryServices,
    private readonly news: PlanNews,
  ) {
    super(services, OrderDecisionEntity, { name: 'orderDecision', softDelete: false, sharesIds: true });
  }

  protected override afterWrite(ctx: RequestContext): Promise<void> {
    return this.news.publish(ctx);
  }
}
