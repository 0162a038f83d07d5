import { Clock, commonError } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const windowMs = 60_000;
const mostPerWindow = 60;
const mostAddresses = 10_000;

/** So that nobody tries out addresses of calendars: each process counts for itself. */
@Injectable()
export class FeedLimit {
  private readonly counts = new Map<string, number>();
  private since = 0;

  constructor(private readonly clock: Clock) {}

  count(address: string): void {
    const now = this.clock.now().getTime();
    if (now - this.since >= windowMs || this.counts.size > mostAddresses) {
      this.counts.clear();
      this.since = now;
    }
    const calls = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, calls);
    if (calls > mostPerWindow) throw commonError('THROTTLED', { seconds: windowMs / 1000 });
  }
}
