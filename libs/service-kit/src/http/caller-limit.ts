import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { commonError } from '../errors/app-error';

const windowMs = 60_000;
const mostPerWindow = 60;
const mostAddresses = 10_000;

/** So that nobody tries out secret addresses: calls by network address a minute. Each process counts for itself. */
@Injectable()
export class CallerLimit {
  private readonly counts = new Map<string, number>();
  private since = 0;

  constructor(private readonly clock: Clock) {}

  /** @throws THROTTLED from the 61st call of a minute on */
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
