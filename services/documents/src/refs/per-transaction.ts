import type { RequestContext } from '@jahrring/service-kit';

/** What many ask for in one transaction is read once in it; outside of one nothing is remembered. */
export class PerTransaction<T> {
  private readonly known = new WeakMap<RequestContext, Promise<T>>();

  get(ctx: RequestContext, read: () => Promise<T>): Promise<T> {
    if (!ctx.tx) return read();
    const known = this.known.get(ctx);
    if (known) return known;
    const reading = read();
    this.known.set(ctx, reading);
    return reading;
  }

  /** After the transaction has changed it itself. */
  forget(ctx: RequestContext): void {
    this.known.delete(ctx);
  }
}
