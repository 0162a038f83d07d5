import { InProcessTransport, type EventReceiver, type EventTransport } from '@jahrring/service-kit';

type Envelope = Parameters<EventTransport['publish']>[0];
const portion = 25;

/**
 * Events between services of one process. Nothing is delivered before every service is there: an event published while
 * half of them are starting would count as delivered without having reached the others. And none once the process ends.
 */
export class GatedTransport implements EventTransport {
  private readonly inner = new InProcessTransport();
  private ending = false;
  private release: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  add(receiver: EventReceiver): void {
    this.inner.add(receiver);
  }

  /** From now on events reach everybody. */
  open(): void {
    this.inner.start();
    this.release();
  }

  /** The process ends: what is not delivered yet stays in its outbox and comes at the next start. */
  shut(): void {
    this.ending = true;
    this.release();
  }

  async publish(event: Envelope): Promise<void> {
    await this.opened;
    if (this.ending) throw new Error('The process is ending');
    await this.inner.publish(event);
  }

  /** In portions, so that the process can end between them. */
  async publishAll(events: readonly Envelope[]): Promise<PromiseSettledResult<void>[]> {
    await this.opened;
    const outcomes: PromiseSettledResult<void>[] = [];
    for (let from = 0; from < events.length; from += portion) {
      const some = events.slice(from, from + portion);
      const taken = this.ending
        ? Promise.allSettled(some.map((event) => this.publish(event)))
        : this.inner.publishAll(some);
      outcomes.push(...(await taken));
    }
    return outcomes;
  }
}
