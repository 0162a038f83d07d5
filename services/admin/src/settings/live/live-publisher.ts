import type { LiveEvent } from '@jahrring/contracts-admin';
import { newId, firstIdOf } from '@jahrring/contracts-common';
import { Database, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LiveEventEntity } from './live-event.entity';
import { LiveFeed } from './live-feed';

const keptMs = 86_400_000;

/** Tells open browsers something, if and only if the transaction commits. */
@Injectable()
export class LivePublisher {
  constructor(
    private readonly db: Database,
    private readonly feed: LiveFeed,
  ) {}

  /** Tells an employee, or everybody of a licence by its id; null: everybody. */
  async publish(ctx: RequestContext, recipientId: string | null, { name, data }: LiveEvent): Promise<void> {
    const row: LiveEventEntity = { id: newId(), recipientId, name, data: JSON.stringify(data) };
    await this.db.insertLast(ctx, rowMapper(this.db.dataSource, LiveEventEntity), [row]);
    ctx.afterCommit(() => this.feed.wake());
  }

  /** Forgets what was told more than a day ago. */
  async purge(ctx: RequestContext): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(LiveEventEntity)
      .where('id < :before', { before: firstIdOf(Date.now() - keptMs) })
      .execute();
  }
}
