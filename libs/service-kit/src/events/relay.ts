import type { EventEnvelope } from '@jahrring/contracts-common';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { systemContext } from '../context/request-context';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import type { Lease, Leases } from '../jobs/leases';
import { errorText, maxAttempts } from './delivery-attempts';
import { OutboxEvent } from './outbox-event.entity';
import type { EventTransport } from './transport';

const batchSize = 100;
const leaseName = 'outbox-relay';
const leaseSeconds = 10;
const renewMilliseconds = 3_000;
/** Commits within this time go out in one round. */
const gatherMilliseconds = 25;
const keptDays = 14;
const longestDelay = 60_000;

/**
 * Brings events from the outbox to the transport. Looks for what is not published (never "since the last number":
 * commits become visible out of order). One relay per database at a time, by a lease.
 */
export class Relay {
  private running: Promise<number> | undefined;
  private again = false;
  private stopped = false;
  private gathering: NodeJS.Timeout | undefined;
  private lease: Lease | null = null;
  private renewAt = 0;

  constructor(
    private readonly db: Database,
    private readonly transport: EventTransport,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Publishes everything due now; joins a round under way, and then does one more. Answers how many went out. */
  async flush(): Promise<number> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    this.running = this.rounds().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** For the commit hook: starts a round soon, without waiting for it. */
  wake(): void {
    if (this.stopped || this.gathering) return;
    this.gathering = setTimeout(() => {
      this.gathering = undefined;
      this.flush().catch((error: unknown) => this.logger.error({ err: error }, 'relay failed'));
    }, gatherMilliseconds);
  }

  /** No new rounds; the one under way is finished first. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.gathering);
    await this.running?.catch(() => undefined);
    if (this.lease) await this.leases.release(this.lease, 0);
    this.lease = null;
  }

  /** Age of the oldest event that still waits, in seconds. */
  async oldestSeconds(): Promise<number> {
    const oldest = await this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(OutboxEvent, 'event')
      .select('MIN(event.occurredAt)', 'at')
      .where('event.publishedAt IS NULL AND event.deadAt IS NULL')
      .getRawOne<{ at: string | Date | null }>();
    if (!oldest?.at) return 0;
    const at = oldest.at instanceof Date ? oldest.at : new Date(`${oldest.at.replace(' ', 'T')}Z`);
    return Math.max(0, (this.clock.now().getTime() - at.getTime()) / 1000);
  }

  /** Forgets published events after 14 days. */
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * 86_400_000);
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(OutboxEvent)
        .where('published_at < :before', { before })
        .execute();
    });
  }

  private async rounds(): Promise<number> {
    let published = 0;
    do {
      this.again = false;
      for (let sent = batchSize; sent === batchSize && !this.stopped;) {
        if (!(await this.hold())) return published;
        sent = await this.batch();
        published += sent;
      }
    } while (this.again && !this.stopped);
    return published;
  }

  /** Keeps the lease between rounds; another instance takes over when this one is gone for ten seconds. */
  private async hold(): Promise<boolean> {
    const now = Date.now();
    if (this.lease && now < this.renewAt) return true;
    if (this.lease) this.lease = await this.leases.renew(this.lease, leaseSeconds);
    this.lease ??= await this.leases.acquire(leaseName, leaseSeconds);
    this.renewAt = now + renewMilliseconds;
    return this.lease !== null;
  }

  private async batch(): Promise<number> {
    const events = await this.due();
    const done: OutboxEvent[] = [];
    for (const event of events) {
      try {
        await this.transport.publish(toEnvelope(event));
        done.push(event);
      } catch (error) {
        await this.failed(event, error);
      }
    }
    await this.succeeded(done);
    return done.length;
  }

  private async due(): Promise<OutboxEvent[]> {
    const alias = 'event';
    const rows = await this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(OutboxEvent, alias)
      .where('event.publishedAt IS NULL AND event.deadAt IS NULL')
      .andWhere('event.nextAttemptAt <= :now', { now: this.clock.now() })
      .orderBy('event.id', 'ASC')
      .limit(batchSize)
      .getRawMany<Record<string, unknown>>();
    const mapper = rowMapper(this.db.dataSource, OutboxEvent);
    return rows.map((row) => mapper.hydrate(row, alias));
  }

  private async succeeded(events: readonly OutboxEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.db
        .writing(ctx)
        .createQueryBuilder()
        .update(OutboxEvent)
        .set({ publishedAt: this.clock.now() })
        .where('id IN (:...ids)', { ids: events.map((event) => event.id) })
        .execute();
    });
  }

  private async failed(event: OutboxEvent, error: unknown): Promise<void> {
    const attempts = event.attempts + 1;
    const dead = attempts >= maxAttempts;
    const message = errorText(error);
    this.logger[dead ? 'error' : 'warn'](
      { eventId: event.id, event: event.name, attempts, message },
      'event not delivered',
    );
    const now = this.clock.now();
    const delay = Math.min(longestDelay, 500 * 2 ** attempts);
    const patch: Partial<OutboxEvent> = {
      attempts,
      lastError: message,
      nextAttemptAt: new Date(now.getTime() + delay),
      ...(dead ? { deadAt: now } : {}),
    };
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      const { sql, values } = rowMapper(this.db.dataSource, OutboxEvent).assignments(patch);
      await execute(this.db.writing(ctx), `UPDATE outbox_events SET ${sql.join(', ')} WHERE id = ?`, [
        ...values,
        event.id,
      ]);
    });
  }
}

function toEnvelope(event: OutboxEvent): EventEnvelope {
  return {
    id: event.id,
    name: event.name,
    version: event.version,
    licenceId: event.licenceId,
    occurredAt: event.occurredAt.toISOString(),
    requestId: event.requestId,
    payload: JSON.parse(event.payload) as unknown,
  };
}
