import { eventEnvelope } from '@jahrring/contracts-common';
import type { EventEnvelope } from '@jahrring/contracts-common';
import type { Logger } from 'pino';
import { Connection, ConsumerStatus } from 'rabbitmq-client';
import type { AsyncMessage, Publisher } from 'rabbitmq-client';
import { boundMark, brokerConnection, eventExchange, queueOf, queueOptions } from './broker-settings';
import { Lanes } from './lanes';
import { QueueGate } from './queue-gate';
import { TransportAway } from './transport';
import type { EventListener, EventReceiver, EventTransport } from './transport';

/** Waited for the broker to say that it has an event safely on disk. */
const confirmMilliseconds = 10_000;
/** Taken from the broker in advance; what waits there longer is the broker's. */
const prefetch = 50;
/** Licences whose events are handled at the same time. */
const lanes = 4;
const firstPause = 250;
const longestPause = 10_000;

export interface BrokerOptions {
  /** `amqp://user:password@host:port/vhost`; several nodes of a cluster, separated by commas. */
  url: string;
  /** The service that speaks; shown in the broker's lists. */
  tool: string;
  /** Services that must have their queue before the first event leaves, or they would miss it. */
  listeners: readonly string[];
  logger: Logger;
}

/**
 * RabbitMQ: a durable topic exchange for all events, and a quorum queue for each service, bound to the names it listens
 * to. An event has left when the broker has confirmed it, and has arrived when the consumer's inbox has committed.
 */
export class BrokerTransport implements EventTransport {
  readonly inFlight = 100;
  private readonly connection: Connection;
  private readonly publisher: Publisher;
  private readonly gate: QueueGate;
  private readonly logger: Logger;
  private readonly wakes: (() => void)[] = [];
  private lastError: string | undefined;
  private closing = false;

  constructor({ url, tool, listeners, logger }: BrokerOptions) {
    this.logger = logger;
    this.connection = new Connection(brokerConnection(url, `jahrring-${tool}`));
    this.connection.on('connection', () => this.connected());
    this.connection.on('connection.unblocked', () => this.connected());
    this.connection.on('error', (error: unknown) => this.trouble(error));
    this.publisher = this.connection.createPublisher({ confirm: true, exchanges: [eventExchange] });
    this.gate = new QueueGate(this.connection, listeners, logger);
  }

  async publish(event: EventEnvelope): Promise<void> {
    if (!this.connection.ready) throw new TransportAway('The broker is away');
    await this.gate.pass();
    const envelope = {
      exchange: eventExchange.exchange,
      routingKey: event.name,
      messageId: event.id,
      durable: true,
    };
    try {
      await within(confirmMilliseconds, this.publisher.send(envelope, event));
    } catch (cause) {
      throw new TransportAway('The broker did not confirm an event', { cause });
    }
  }

  listen({ tool, names, receiver }: EventListener): () => Promise<void> {
    const queue = queueOf(tool);
    const byLicence = new Lanes(lanes);
    const { exchange } = eventExchange;
    const consumer = this.connection.createConsumer(
      {
        queue,
        queueOptions: { queue, ...queueOptions },
        exchanges: [eventExchange],
        queueBindings: names.map((routingKey) => ({ exchange, queue, routingKey })),
        qos: { prefetchCount: prefetch },
      },
      (message) => this.receive(message, receiver, byLicence),
    );
    consumer.on('error', (error: unknown) => this.trouble(error));
    consumer.on('ready', () => {
      this.connection.exchangeDeclare(boundMark(tool)).catch((error: unknown) => this.trouble(error));
    });
    return async () => {
      this.closing = true;
      // A consumer that waits for a broker would wait for five seconds more.
      if (!this.connection.ready) this.connection.unsafeDestroy();
      await consumer.close();
    };
  }

  state(): { ok: boolean; detail?: string } {
    if (this.connection.ready) return { ok: true };
    return { ok: false, detail: this.lastError ?? 'not connected yet' };
  }

  onReady(wake: () => void): void {
    this.wakes.push(wake);
  }

  async close(): Promise<void> {
    this.closing = true;
    if (!this.connection.ready) return this.connection.unsafeDestroy();
    await this.publisher.close();
    await this.connection.close();
  }

  /** In the order of arrival within a licence; acknowledged when this resolves. */
  private async receive(
    message: AsyncMessage,
    receiver: EventReceiver,
    byLicence: Lanes,
  ): Promise<ConsumerStatus> {
    const parsed = eventEnvelope.safeParse(message.body);
    if (!parsed.success) {
      this.logger.error({ messageId: message.messageId }, 'something that is no event was thrown away');
      return ConsumerStatus.DROP;
    }
    const event = parsed.data;
    await byLicence.run(event.licenceId, () => this.untilKept(event, receiver));
    return ConsumerStatus.ACK;
  }

  /** The inbox keeps even what its consumers fail on; where it cannot, its database is away and everything waits. */
  private async untilKept(event: EventEnvelope, receiver: EventReceiver): Promise<void> {
    for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
      try {
        return await receiver.deliver(event);
      } catch (error) {
        if (this.closing) throw error;
        this.logger.warn({ err: error, eventId: event.id }, 'event could not be kept');
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  private connected(): void {
    if (this.lastError) this.logger.info('the broker is back');
    this.lastError = undefined;
    for (const wake of this.wakes) wake();
  }

  private trouble(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (text !== this.lastError) this.logger.warn({ err: error }, 'trouble with the broker');
    this.lastError = text;
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
