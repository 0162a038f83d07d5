import { newId } from '@jahrring/contracts-common';
import type { EventDefinition } from '@jahrring/contracts-common';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { rowMapper } from '../database/row-mapper';
import type { Retold } from '../resync/republishes.decorator';
import { OutboxEventEntity } from './outbox-event.entity';

type Wake = () => void;

/** Tells other services what happened, if and only if the transaction commits. */
export class Outbox {
  private wake: Wake = () => undefined;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  add<T>(ctx: RequestContext, event: EventDefinition<T>, payload: T): Promise<void> {
    return this.addMany(ctx, event, [payload]);
  }

  async addMany<T>(ctx: RequestContext, event: EventDefinition<T>, payloads: readonly T[]): Promise<void> {
    const changedAt = this.clock.now();
    await this.write(
      ctx,
      payloads.map((payload) => this.row(ctx, event, { payload, changedAt })),
    );
  }

  /** Tells how records stand that others were told of before: as events of the time of their last change. */
  async republish<T>(
    ctx: RequestContext,
    event: EventDefinition<T>,
    records: readonly Retold<T>[],
  ): Promise<void> {
    await this.write(
      ctx,
      records.map((record) => this.row(ctx, event, record)),
    );
  }

  /** @internal The relay is told after each commit, so that nobody waits for its next round. */
  onCommit(wake: Wake): void {
    this.wake = wake;
  }

  private async write(ctx: RequestContext, rows: OutboxEventEntity[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db.insertLast(ctx, rowMapper(this.db.dataSource, OutboxEventEntity), rows);
    ctx.afterCommit(() => this.wake());
  }

  private row<T>(
    ctx: RequestContext,
    event: EventDefinition<T>,
    { payload, changedAt }: Retold<T>,
  ): OutboxEventEntity {
    return {
      id: newId(),
      licenceId: ctx.licenceId,
      name: event.name,
      version: event.version,
      // Parsing here fails the writer, not every consumer.
      payload: JSON.stringify(event.schema.parse(payload)),
      occurredAt: changedAt,
      requestId: ctx.requestId,
      publishedAt: null,
      attempts: 0,
      nextAttemptAt: this.clock.now(),
      lastError: null,
      deadAt: null,
    };
  }
}
