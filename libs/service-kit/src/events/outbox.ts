import { newId } from '@jahrring/contracts-common';
import type { EventDefinition } from '@jahrring/contracts-common';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { rowMapper } from '../database/row-mapper';
import { OutboxEvent } from './outbox-event.entity';

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
    if (payloads.length === 0) return;
    const manager = this.db.writing(ctx);
    const now = this.clock.now();
    const rows = payloads.map((payload) => this.row(ctx, event, payload, now));
    await rowMapper(this.db.dataSource, OutboxEvent).insert(manager, rows);
    ctx.afterCommit(() => this.wake());
  }

  /** @internal The relay is told after each commit, so that nobody waits for its next round. */
  onCommit(wake: Wake): void {
    this.wake = wake;
  }

  private row<T>(ctx: RequestContext, event: EventDefinition<T>, payload: T, now: Date): OutboxEvent {
    return {
      id: newId(),
      licenceId: ctx.licenceId,
      name: event.name,
      version: event.version,
      // Parsing here fails the writer, not every consumer.
      payload: JSON.stringify(event.schema.parse(payload)),
      occurredAt: now,
      requestId: ctx.requestId,
      publishedAt: null,
      attempts: 0,
      nextAttemptAt: now,
      lastError: null,
      deadAt: null,
    };
  }
}
