import { eventEnvelope } from '@jahrring/contracts-common';
import type { EventDefinition, EventEnvelope } from '@jahrring/contracts-common';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import { isUniqueViolation } from '../database/database-errors';
import type { Database } from '../database/database';
import { rowMapper } from '../database/row-mapper';
import type { EventHandler } from './consumes.decorator';
import { InboxEvent } from './inbox-event.entity';
import type { EventReceiver } from './transport';

const keptDays = 60;

interface Consumer {
  /** Stable name, part of the inbox key: `Class.method`. */
  name: string;
  event: EventDefinition;
  handle: EventHandler<unknown>;
}

/** Hands events to their consumers, each once: the note that it came and its effect are one transaction. */
export class Inbox implements EventReceiver {
  private readonly consumers: Consumer[] = [];

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  add(consumer: Consumer): void {
    this.consumers.push(consumer);
  }

  /** Names of the events this service listens to. */
  get names(): string[] {
    return [...new Set(this.consumers.map((consumer) => consumer.event.name))];
  }

  async deliver(event: EventEnvelope): Promise<void> {
    for (const consumer of this.consumers) {
      const { name, version } = consumer.event;
      if (name === event.name && version === event.version) await this.consume(consumer, event);
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

  private async consume(consumer: Consumer, received: EventEnvelope): Promise<void> {
    const event = eventEnvelope.parse(received);
    const payload = consumer.event.schema.parse(event.payload);
    const outer = systemContext({ licenceId: event.licenceId, requestId: event.requestId });
    let noted = false;
    try {
      await this.db.tx(outer, async (ctx) => {
        noted = false;
        const row: InboxEvent = { eventId: event.id, consumer: consumer.name, receivedAt: this.clock.now() };
        await rowMapper(this.db.dataSource, InboxEvent).insert(this.db.writing(ctx), [row]);
        noted = true;
        await consumer.handle(ctx, payload, { id: event.id, occurredAt: new Date(event.occurredAt) });
      });
    } catch (error) {
      // Already dealt with: that is what the inbox is for.
      if (!noted && isUniqueViolation(error)) return;
      throw error;
    }
  }
}
