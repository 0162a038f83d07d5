import type { EventEnvelope } from '@jahrring/contracts-common';

/** Carries events from a service's outbox to whoever consumes them. Resolves when all have dealt with it. */
export interface EventTransport {
  publish(event: EventEnvelope): Promise<void>;
}

/** Takes an event in; throws where its effect failed, so that it comes again. */
export interface EventReceiver {
  deliver(event: EventEnvelope): Promise<void>;
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
}

function messageOf(failures: readonly unknown[]): string {
  return failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join('; ');
}

/** Services in processes of their own: posts to each consumer's internal address, signed. */
export class HttpTransport implements EventTransport {
  constructor(
    /** Tool → base URL of its service. */
    private readonly targets: Readonly<Record<string, string>>,
    private readonly sign: (event: EventEnvelope) => Record<string, string>,
  ) {}

  async publish(event: EventEnvelope): Promise<void> {
    await Promise.all(
      Object.entries(this.targets).map(([tool, url]) =>
        this.post(new URL(`/api/${tool}/internal/events`, url), event),
      ),
    );
  }

  private async post(url: URL, event: EventEnvelope): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.sign(event) },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`${url.host} answered ${response.status} to ${event.name}`);
  }
}

/** A service that runs alone and knows no consumers yet: events stay in the outbox for later. */
export class NoTransport implements EventTransport {
  publish(event: EventEnvelope): Promise<void> {
    return Promise.reject(new Error(`No consumers are configured (EVENT_TARGETS) for ${event.name}`));
  }
}
