import { InProcessTransport, type EventReceiver, type EventTransport } from '@jahrring/service-kit';

type Envelope = Parameters<EventTransport['publish']>[0];

/**
 * Events between services of one process. Nothing is delivered before every service is there: an event published while
 * half of them are starting would count as delivered without having reached the others.
 */
export class GatedTransport implements EventTransport {
  private readonly inner = new InProcessTransport();
  private release: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  add(receiver: EventReceiver): void {
    this.inner.add(receiver);
  }

  open(): void {
    this.release();
  }

  async publish(event: Envelope): Promise<void> {
    await this.opened;
    await this.inner.publish(event);
  }
}
