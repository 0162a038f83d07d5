import { timeOfId, type EventEnvelope } from '@jahrring/contracts-common';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { outsideOfCalls } from '../context/outside-of-calls';
import type { Database } from '../database/database';
import { systemContext } from '../context/request-context';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import type { Lease, Leases } from '../jobs/leases';
import { errorText, maxAttempts } from './delivery-attempts';
import { OutboxEventEntity } from './outbox-event.entity';
import { PeerAway, TransportAway } from './transport';
import type { EventTransport } from './transport';

const batchSize = 100;
const leaseName = 'outbox-relay';
const leaseSeconds = 10;
const renewMilliseconds = 3_000;
/** Commits within this time go out in one round: few wait for one, many writes one after the other share theirs. */
const gatherMilliseconds = 25;
const busyGatherMilliseconds = 100;
/** So long after a round more is expected. */
const busyMilliseconds = 250;
/** The lease is kept so long after a round; then the next commit takes it, of whichever instance. */
const idleMilliseconds = 500;
const lookMilliseconds = 10_000;
/** Another instance is at it: what it has not seen is due then. */
const turnMilliseconds = 250;
const keptDays = 14;
const longestDelay = 60_000;
/** Pauses of the whole relay while the transport is away. */
const firstPause = 250;
const longestPause = 5_000;
const isDue = 'event.publishedAt IS NULL AND event.deadAt IS NULL AND event.nextAttemptAt <= :now';

/**
 * Brings events from the outbox to the transport. Looks for what is not published (never "since the last number":
 * commits become visible out of order). One relay per database at a time, by a lease.
 */
export class Relay {
  private running: Promise<number> | undefined;
  private again = false;
  private started = false;
  private stopped = false;
  private looking: NodeJS.Timeout | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private gatheredAt = 0;
  private idling: NodeJS.Timeout | undefined;
  private lease: Lease | null = null;
  private releasing: Promise<void> | undefined;
  private renewAt = 0;
  private sentAt = 0;
  private pause = 0;
  private pausedUntil = 0;

  constructor(
    private readonly db: Database,
    private readonly transport: EventTransport,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    transport.onReady?.(() => this.resume());
  }

  /** Publishes everything due now; joins a round under way, and then does one more. Answers how many went out. */
  async flush(): Promise<number> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    clearTimeout(this.idling);
    this.running = this.rounds().finally(() => {
      this.running = undefined;
      this.idle();
    });
    return this.running;
  }

  /**
   * From now on rounds start by themselves: when they are woken, when a pause is over, and after a slow look for what nobody
   * was woken for, such as the events of an instance that is gone.
   */
  start(): void {
    this.started = true;
    this.wake();
    this.looking = setInterval(() => this.wake(), lookMilliseconds);
    this.looking.unref();
  }

  /** For the commit hook: starts a round soon, without waiting for it. */
  wake(): void {
    const isBusy = Date.now() - this.sentAt < busyMilliseconds;
    this.wakeIn(isBusy ? busyGatherMilliseconds : gatherMilliseconds);
  }

  /** No new rounds; the one under way is finished first. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.looking);
    clearTimeout(this.gathering);
    await this.running?.catch(() => undefined);
    clearTimeout(this.idling);
    await this.release();
  }

  /** For how long the oldest event waits that is not given up, in seconds. */
  async oldestSeconds(): Promise<number> {
    const [oldest]: { id: string | null }[] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query('SELECT MIN(id) AS id FROM outbox_events WHERE published_at IS NULL AND dead_at IS NULL');
    if (!oldest?.id) return 0;
    return Math.max(0, (this.clock.now().getTime() - (timeOfId(oldest.id) ?? 0)) / 1000);
  }

  /** Forgets published events after 14 days. */
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * 86_400_000);
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(OutboxEventEntity)
        .where('published_at < :before', { before })
        .execute();
    });
  }

  /** The transport can send again: nobody waits for the rest of the pause. */
  private resume(): void {
    this.pausedUntil = 0;
    this.wake();
  }

  /** Starts a round then, or sooner where one is due sooner. */
  private wakeIn(milliseconds: number): void {
    const at = Math.max(Date.now() + milliseconds, this.pausedUntil);
    const isSooner = this.gathering && this.gatheredAt <= at;
    if (!this.started || this.stopped || isSooner) return;
    clearTimeout(this.gathering);
    this.gatheredAt = at;
    const begin = () => {
      this.gathering = undefined;
      this.flush().catch((error: unknown) => this.logger.error({ err: error }, 'relay failed'));
    };
    this.gathering = outsideOfCalls(() => setTimeout(begin, at - Date.now()));
    if (milliseconds > busyGatherMilliseconds) this.gathering.unref();
  }

  /** Gives the lease back when nothing has come for a while. */
  private idle(): void {
    if (!this.started || this.stopped || !this.lease) return;
    this.idling = setTimeout(() => {
      if (this.running || this.stopped) return;
      this.release().catch((error: unknown) => this.logger.warn({ err: error }, 'relay keeps its lease'));
    }, idleMilliseconds);
    this.idling.unref();
  }

  private async release(): Promise<void> {
    const { lease } = this;
    this.lease = null;
    if (lease) {
      this.releasing = this.leases.release(lease, 0).finally(() => {
        this.releasing = undefined;
      });
    }
    await this.releasing;
  }

  private async rounds(): Promise<number> {
    let published = 0;
    do {
      this.again = false;
      for (let isFull = true; isFull && !this.stopped;) {
        // Without events that are due no lease is taken.
        if (!this.lease && !(await this.hasDue())) break;
        if (!(await this.keepLease())) {
          this.wakeIn(turnMilliseconds);
          return published;
        }
        const round = await this.batch();
        published += round.sent;
        if (round.away) return published;
        isFull = round.isFull;
      }
    } while (this.again && !this.stopped);
    return published;
  }

  /** Keeps the lease between rounds; another instance takes over when this one is gone for ten seconds. */
  private async keepLease(): Promise<boolean> {
    await this.releasing?.catch(() => undefined);
    const now = Date.now();
    if (this.lease && now < this.renewAt) return true;
    if (this.lease) this.lease = await this.leases.renew(this.lease, leaseSeconds);
    this.lease ??= await this.leases.acquire(leaseName, leaseSeconds);
    this.renewAt = now + renewMilliseconds;
    return this.lease !== null;
  }

  private async batch(): Promise<{ sent: number; isFull: boolean; away: boolean }> {
    const events = await this.due();
    const width = this.transport.publishAll ? events.length : (this.transport.inFlight ?? 1);
    const done: OutboxEventEntity[] = [];
    let away: TransportAway | undefined;
    for (let from = 0; from < events.length && !away; from += width) {
      const window = events.slice(from, from + width);
      const outcomes = await this.send(window.map(toEnvelope));
      for (const [index, event] of window.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status !== 'rejected') done.push(event);
        else if (outcome.reason instanceof TransportAway) away = outcome.reason;
        else await this.failed(event, outcome.reason);
      }
    }
    await this.succeeded(done);
    if (done.length > 0) this.sentAt = Date.now();
    this.reckon(away);
    return { sent: done.length, isFull: events.length === batchSize, away: away !== undefined };
  }

  private send(events: readonly EventEnvelope[]): Promise<PromiseSettledResult<void>[]> {
    const { transport } = this;
    if (transport.publishAll) return transport.publishAll(events);
    return Promise.allSettled(events.map((event) => transport.publish(event)));
  }

  /** Pauses that grow while the transport is away, without counting against any event. */
  private reckon(away: TransportAway | undefined): void {
    if (!away) {
      this.pause = 0;
      this.pausedUntil = 0;
      return;
    }
    if (this.pause === 0) this.logger.warn({ err: away }, 'events wait: the transport is away');
    this.pause = Math.min(longestPause, Math.max(firstPause, this.pause * 2));
    this.pausedUntil = Date.now() + this.pause;
    this.wakeIn(this.pause);
  }

  private async hasDue(): Promise<boolean> {
    const due = await this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(OutboxEventEntity, 'event')
      .select('1', 'due')
      .where(isDue, { now: this.clock.now() })
      .limit(1)
      .getRawOne<{ due: number }>();
    return due !== undefined;
  }

  private async due(): Promise<OutboxEventEntity[]> {
    const alias = 'event';
    const rows = await this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(OutboxEventEntity, alias)
      .where(isDue, { now: this.clock.now() })
      .orderBy('event.id', 'ASC')
      .limit(batchSize)
      .getRawMany<Record<string, unknown>>();
    const mapper = rowMapper(this.db.dataSource, OutboxEventEntity);
    return rows.map((row) => mapper.hydrate(row, alias));
  }

  private async succeeded(events: readonly OutboxEventEntity[]): Promise<void> {
    if (events.length === 0) return;
    const { sql, values } = rowMapper(this.db.dataSource, OutboxEventEntity).assignments({
      publishedAt: this.clock.now(),
    });
    await this.db.write(
      systemContext({ licenceId: '' }),
      `UPDATE outbox_events SET ${sql.join(', ')} WHERE id IN (${events.map(() => '?').join(', ')})`,
      [...values, ...events.map((event) => event.id)],
    );
  }

  private async failed(event: OutboxEventEntity, error: unknown): Promise<void> {
    const counted = event.attempts + 1;
    const attempts = error instanceof PeerAway ? Math.min(counted, maxAttempts - 1) : counted;
    const dead = attempts >= maxAttempts;
    const message = errorText(error);
    this.logger[dead ? 'error' : 'warn'](
      { eventId: event.id, event: event.name, attempts, message },
      'event not delivered',
    );
    const now = this.clock.now();
    const delay = Math.min(longestDelay, 500 * 2 ** attempts);
    const patch: Partial<OutboxEventEntity> = {
      attempts,
      lastError: message,
      nextAttemptAt: new Date(now.getTime() + delay),
      ...(dead ? { deadAt: now } : {}),
    };
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      const { sql, values } = rowMapper(this.db.dataSource, OutboxEventEntity).assignments(patch);
      await execute(this.db.writing(ctx), `UPDATE outbox_events SET ${sql.join(', ')} WHERE id = ?`, [
        ...values,
        event.id,
      ]);
    });
    if (!dead) this.wakeIn(delay + gatherMilliseconds);
  }
}

function toEnvelope(event: OutboxEventEntity): EventEnvelope {
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
