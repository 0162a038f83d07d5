import { eventEnvelope } from '@jahrring/contracts-common';
import type { EventDefinition, EventEnvelope } from '@jahrring/contracts-common';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import { isUniqueViolation } from '../database/database-errors';
import type { Database } from '../database/database';
import { withRetry } from '../database/retry';
import { rowMapper } from '../database/row-mapper';
import { AppError } from '../errors/app-error';
import type { EventHandler } from './consumes.decorator';
import { InboxEvent } from './inbox-event.entity';
import type { InboxFailure } from './inbox-failure.entity';
import type { InboxFailures } from './inbox-failures';
import type { EventReceiver } from './transport';

const keptDays = 60;
const racedCodes = new Set(['VERSION_MISMATCH', 'CONFLICT']);

interface Consumer {
  /** Stable name, part of the inbox key: `Class.method`. */
  name: string;
  event: EventDefinition;
  handle: EventHandler<unknown>;
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
    for (const consumer of this.consumers) {
      const { name, version } = consumer.event;
      if (name !== event.name || version !== event.version) continue;
      try {
        await this.consume(consumer, event);
      } catch (error) {
        this.tell(consumer.name, event, 1, error);
        await this.failures.note(consumer.name, event, error);
      }
    }
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
        .from(InboxEvent)
        .where('received_at < :before', { before })
        .execute();
    });
  }

  private async retryOne(failure: InboxFailure): Promise<void> {
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
      await this.consume(this.consumer(failure), event);
      await this.failures.forget(failure);
    } catch (error) {
      this.tell(failure.consumer, event, failure.attempts + 1, error);
      await this.failures.again(failure, error);
    }
  }

  private consumer({ consumer, name, version }: InboxFailure): Consumer {
    const found = this.consumers.find(
      (known) => known.name === consumer && known.event.name === name && known.event.version === version,
    );
    if (!found) throw new Error(`This version of the service has no ${consumer} for ${name} ${version}`);
    return found;
  }

  private async consume(consumer: Consumer, event: EventEnvelope): Promise<void> {
    const payload = consumer.event.schema.parse(event.payload);
    const outer = systemContext({ licenceId: event.licenceId, requestId: event.requestId });
    let noted = false;
    const attempt = () => {
      noted = false;
      return this.db.tx(outer, async (ctx) => {
        noted = false;
        const row: InboxEvent = { eventId: event.id, consumer: consumer.name, receivedAt: this.clock.now() };
        await rowMapper(this.db.dataSource, InboxEvent).insert(this.db.writing(ctx), [row]);
        noted = true;
        await consumer.handle(ctx, payload, { id: event.id, occurredAt: new Date(event.occurredAt) });
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

  private tell(consumer: string, { id, name, licenceId }: EventEnvelope, attempts: number, error: unknown) {
    this.logger.warn({ eventId: id, event: name, licenceId, consumer, attempts, err: error }, 'event failed');
  }
}
