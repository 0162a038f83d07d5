import { commonError } from './errors/app-error';

/** One piece of heavy work at a time in this process, in the order of asking. */
export class OneByOne {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** `limit`: how many may wait. */
  constructor(private readonly limit: number) {}

  /** Does it when its turn has come and answers what it answers. @throws UNAVAILABLE where too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.limit) throw commonError('UNAVAILABLE');
    this.waiting += 1;
    const done = this.last.then(() => {
      this.waiting -= 1;
      return work();
    });
    this.last = done.catch(() => undefined);
    return done;
  }
}
