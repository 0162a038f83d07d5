import type { EventEnvelope } from '@jahrring/contracts-common';
import { deliverEach } from './deliver-each';

/** Carries events from a service's outbox to whoever consumes them. */
export interface EventTransport {
  /**
   * Resolves when all have it, or somebody has it who keeps it for them.
   * @throws TransportAway while nothing can be sent at all
   */
  publish(event: EventEnvelope): Promise<void>;
  /** The same for several, in their order; answers what came of each, in the same places. Absent: one call for each. */
  publishAll?(events: readonly EventEnvelope[]): Promise<PromiseSettledResult<void>[]>;
  /** Number of events that may be in flight at once (default 1); they arrive in the order of the calls. */
  readonly inFlight?: number;
  /** Hands a service what it listens to, until the answered function has ended. */
  listen?(listener: EventListener): () => Promise<void>;
  /** Returns the state of the transport, for the readiness check; it never makes the service count as down. */
  state?(): { ok: boolean; detail?: string };
  /** `wake` is called whenever it can send again. */
  onReady?(wake: () => void): void;
  close?(): Promise<void>;
}

/** A service that wants events. */
export interface EventListener {
  tool: string;
  /** Names of the events it consumes. */
  names: readonly string[];
  receiver: EventReceiver;
}

/** Takes an event in; throws where it could not even keep it, so that it comes again. */
export interface EventReceiver {
  deliver(event: EventEnvelope): Promise<void>;
  /** The same for several, in their order; answers what came of each, in the same places. */
  deliverAll?(events: readonly EventEnvelope[]): Promise<PromiseSettledResult<void>[]>;
}

/** Nothing can be sent at the moment: that is no fault of any event, so it counts against none. */
export class TransportAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TransportAway';
  }
}

/** One of the receivers cannot be reached: the event waits for it as long as it takes. */
export class PeerAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PeerAway';
  }
}

/** All services in one process: straight from the outbox to every receiver. */
export class InProcessTransport implements EventTransport {
  private readonly receivers: EventReceiver[] = [];
  private open!: () => void;
  private readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  /** Everybody is here: events may flow. Until then they wait, or those who come later would miss them. */
  start(): void {
    this.open();
  }

  add(receiver: EventReceiver): void {
    this.receivers.push(receiver);
  }

  remove(receiver: EventReceiver): void {
    const index = this.receivers.indexOf(receiver);
    if (index >= 0) this.receivers.splice(index, 1);
  }

  async publish(event: EventEnvelope): Promise<void> {
    await this.opened;
    const failures: unknown[] = [];
    for (const receiver of this.receivers) {
      try {
        await receiver.deliver(event);
      } catch (error) {
        // The others get theirs; this one again, its inbox keeps it from happening twice.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, messageOf(failures));
  }

  /** Each receiver takes them in their order; the receivers work side by side, each on its own database. */
  async publishAll(events: readonly EventEnvelope[]): Promise<PromiseSettledResult<void>[]> {
    await this.opened;
    const taken = await Promise.all(
      this.receivers.map(
        (receiver) =>
          receiver.deliverAll?.(events) ?? deliverEach(events, (event) => receiver.deliver(event)),
      ),
    );
    return events.map((_, index) => {
      const failures = taken.flatMap((outcomes) => {
        const outcome = outcomes[index];
        return outcome?.status === 'rejected' ? [outcome.reason as unknown] : [];
      });
      if (failures.length === 0) return { status: 'fulfilled', value: undefined };
      return { status: 'rejected', reason: new AggregateError(failures, messageOf(failures)) };
    });
  }
}

function messageOf(failures: readonly unknown[]): string {
  return failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join('; ');
}

/** Behind a proxy, a service that is away answers with one of these. */
const awayStatuses = new Set([502, 503, 504]);

/** Services in processes of their own: posts to each consumer's internal address, signed. */
export class HttpTransport implements EventTransport {
  constructor(
    /** Tool → base URL of its service. */
    private readonly targets: Readonly<Record<string, string>>,
    private readonly sign: (event: EventEnvelope) => Record<string, string>,
  ) {}

  async publish(event: EventEnvelope): Promise<void> {
    const outcomes = await Promise.allSettled(
      Object.entries(this.targets).map(([tool, url]) =>
        this.post(new URL(`/api/${tool}/internal/events`, url), event),
      ),
    );
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    const refused = failures.find((failure) => !(failure instanceof PeerAway));
    if (refused ?? failures[0]) throw refused ?? failures[0];
  }

  private async post(url: URL, event: EventEnvelope): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.sign(event) },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(20_000),
    }).catch((cause: unknown) => {
      throw new PeerAway(`${url.host} cannot be reached`, { cause });
    });
    if (response.ok) return;
    const message = `${url.host} answered ${response.status} to ${event.name}`;
    throw awayStatuses.has(response.status) ? new PeerAway(message) : new Error(message);
  }
}

/** A service that runs alone and knows no consumers yet: events stay in the outbox for later. */
export class NoTransport implements EventTransport {
  publish(): Promise<void> {
    return Promise.reject(new TransportAway('No consumers are configured (BROKER_URL or EVENT_TARGETS)'));
  }
}
