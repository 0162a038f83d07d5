import { eventEnvelope } from '@jahrring/contracts-common';
import type { EventDefinition, EventEnvelope } from '@jahrring/contracts-common';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import { isUniqueViolation } from '../database/database-errors';
import type { Database } from '../database/database';
import type { DemoReset } from '../demo-reset/demo-reset';
import { withRetry } from '../database/retry';
import { rowMapper } from '../database/row-mapper';
import { AppError } from '../errors/app-error';
import type { EventHandler, EventMeta } from './consumes.decorator';
import { deliverEach } from './deliver-each';
import { InboxEventEntity } from './inbox-event.entity';
import type { InboxFailureEntity } from './inbox-failure.entity';
import type { InboxFailures } from './inbox-failures';
import type { EventReceiver } from './transport';

const keptDays = 60;
/**
 * So many events are handled in one transaction at most: each has no commit of its own to wait for, and those who write
 * besides do not wait long.
 */
const handledTogether = 25;
const racedCodes = new Set(['VERSION_MISMATCH', 'CONFLICT']);

interface Consumer {
  /** Stable name, part of the inbox key: `Class.method`. */
  name: string;
  event: EventDefinition;
  /** Absent: every such event concerns it. */
  when?: (payload: unknown) => boolean;
  handle: EventHandler<unknown>;
}

async function hand(ctx: RequestContext, consumer: Consumer, event: EventEnvelope): Promise<void> {
  const payload = consumer.event.schema.parse(event.payload);
  await consumer.handle(ctx, payload, metaOf(event));
}

function metaOf({ id, occurredAt }: EventEnvelope): EventMeta {
  return { id, occurredAt: new Date(occurredAt) };
}

/** Returns true if `when` may read the payload; any other payload goes to the consumer, which refuses and keeps it. */
function isRecord(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null;
}

/** Another event has made or changed the same record meanwhile. */
function lostRace(error: unknown): boolean {
  return isUniqueViolation(error) || (error instanceof AppError && racedCodes.has(error.code));
}

/**
 * Hands events to their consumers, each once: the note that it came and its effect are one transaction. A consumer that
 * fails holds up nobody: its event is kept here and comes again.
 */
export class Inbox implements EventReceiver {
  private readonly consumers: Consumer[] = [];

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly failures: InboxFailures,
    private readonly logger: Logger,
    private readonly resets: Pick<DemoReset, 'outlives'>,
  ) {}

  add(consumer: Consumer): void {
    this.consumers.push(consumer);
  }

  /** Names of the events this service listens to. */
  get names(): string[] {
    return [...new Set(this.consumers.map((consumer) => consumer.event.name))];
  }

  /** @throws where the event is none, or the database cannot even keep it: the transport brings it again */
  async deliver(received: EventEnvelope): Promise<void> {
    const event = eventEnvelope.parse(received);
    for (const consumer of this.consumersOf(event)) {
      try {
        await this.consume(consumer, event);
      } catch (error) {
        this.logFailure(consumer.name, event, 1, error);
        await this.failures.note(consumer.name, event, error);
      }
    }
  }

  /** Takes several in their order, many in one transaction; where that fails, each of those in one of its own. */
  async deliverAll(received: readonly EventEnvelope[]): Promise<PromiseSettledResult<void>[]> {
    const outcomes: PromiseSettledResult<void>[] = received.map(() => ({
      status: 'fulfilled',
      value: undefined,
    }));
    const wanted = [...received.entries()].filter(([, event]) => this.consumersOf(event).length > 0);
    for (let from = 0; from < wanted.length; from += handledTogether) {
      const group = wanted.slice(from, from + handledTogether);
      const events = group.map(([, event]) => event);
      if (events.length > 1 && (await this.handleTogether(events))) continue;
      const taken = await deliverEach(events, (event) => this.deliver(event));
      for (const [at, outcome] of taken.entries()) outcomes[group[at]?.[0] ?? 0] = outcome;
    }
    return outcomes;
  }

  private consumersOf({ name, version, payload }: EventEnvelope): Consumer[] {
    return this.consumers.filter(
      ({ event, when }) =>
        event.name === name && event.version === version && (!when || !isRecord(payload) || when(payload)),
    );
  }

  /**
   * Processes all of the events in one transaction and returns true; if one of them fails, or was received before, none
   * is processed and it returns false.
   */
  private async handleTogether(received: readonly EventEnvelope[]): Promise<boolean> {
    try {
      const events: EventEnvelope[] = [];
      for (const one of received) {
        const event = eventEnvelope.parse(one);
        if (!(await this.resets.outlives(event))) events.push(event);
      }
      const together = new Map<Consumer, unknown[]>();
      const work = events.flatMap((event) =>
        this.consumersOf(event).map((consumer) => {
          const payload = consumer.event.schema.parse(event.payload);
          const payloads = together.get(consumer) ?? [];
          together.set(consumer, payloads);
          payloads.push(payload);
          return { consumer, event, payload };
        }),
      );
      if (work.length === 0) return true;
      await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
        const rows = work.map(({ consumer, event }) => this.note(consumer, event));
        // With the first statement of their effects, which fails where one of them was received before.
        await rowMapper(this.db.dataSource, InboxEventEntity).insertSoon(this.db.writing(ctx), rows);
        for (const { consumer, event, payload } of work) {
          const meta = { ...metaOf(event), together: together.get(consumer) ?? [] };
          await consumer.handle(ctx.forEvent(event), payload, meta);
        }
      });
      return true;
    } catch (error) {
      this.logger.debug({ err: error, events: received.length }, 'events are handled one by one');
      return false;
    }
  }

  private note(consumer: Consumer, event: EventEnvelope): InboxEventEntity {
    return { eventId: event.id, consumer: consumer.name, receivedAt: this.clock.now() };
  }

  /** Returns true if `retry` has something to do. */
  hasRetries(): Promise<boolean> {
    return this.failures.areDue();
  }

  /** Tries again what failed and is due. */
  async retry(signal?: AbortSignal): Promise<void> {
    for (const failure of await this.failures.due()) {
      if (signal?.aborted) return;
      this.failures.retries += 1;
      await this.retryOne(failure);
    }
  }

  /** Forgets what came long ago: longer than any outbox keeps or repeats it. */
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * 86_400_000);
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(InboxEventEntity)
        .where('received_at < :before', { before })
        .execute();
    });
  }

  private async retryOne(failure: InboxFailureEntity): Promise<void> {
    const event: EventEnvelope = {
      id: failure.eventId,
      name: failure.name,
      version: failure.version,
      licenceId: failure.licenceId,
      occurredAt: failure.occurredAt.toISOString(),
      requestId: failure.requestId,
      payload: JSON.parse(failure.payload) as unknown,
    };
    try {
      for (const consumer of this.consumersFor(failure)) await this.consume(consumer, event);
      await this.failures.forget(failure);
    } catch (error) {
      this.logFailure(failure.consumer, event, failure.attempts + 1, error);
      await this.failures.again(failure, error);
    }
  }

  /** The consumer that failed; all of the event's where it bears another name by now: each handles an event once. */
  private consumersFor({ consumer, name, version }: InboxFailureEntity): Consumer[] {
    const listening = this.consumers.filter(({ event }) => event.name === name && event.version === version);
    const named = listening.filter((known) => known.name === consumer);
    if (named.length > 0) return named;
    if (listening.length > 0) return listening;
    throw new Error(`This version of the service has no ${consumer} for ${name} ${version}`);
  }

  private async consume(consumer: Consumer, event: EventEnvelope): Promise<void> {
    if (await this.resets.outlives(event)) return;
    const outer = systemContext({ licenceId: event.licenceId, requestId: event.requestId });
    let noted = false;
    const attempt = () => {
      noted = false;
      return this.db.tx(outer, async (ctx) => {
        noted = false;
        const row = this.note(consumer, event);
        await rowMapper(this.db.dataSource, InboxEventEntity).insert(this.db.writing(ctx), [row]);
        noted = true;
        await hand(ctx, consumer, event);
      });
    };
    try {
      // Two services tell of one record at the same moment: whoever comes second finds it there the next time.
      await withRetry(
        attempt,
        () => undefined,
        (error) => noted && lostRace(error),
      );
    } catch (error) {
      // Already dealt with: that is what the inbox is for.
      if (!noted && isUniqueViolation(error)) return;
      throw error;
    }
  }

  private logFailure(
    consumer: string,
    { id, name, licenceId }: EventEnvelope,
    attempts: number,
    error: unknown,
  ) {
    this.logger.warn({ eventId: id, event: name, licenceId, consumer, attempts, err: error }, 'event failed');
  }
}
