import type { RequestContext } from '../context/request-context';

/**
 * Cache of values that are needed several times in one transaction and read only once in it; outside of a transaction
 * nothing is cached.
 */
export class PerTransaction<T> {
  private readonly known = new WeakMap<RequestContext, Map<string, Promise<T>>>();

  /** `key` tells apart what is read in the same transaction. */
  get(ctx: RequestContext, read: () => Promise<T>, key = ''): Promise<T> {
    if (!ctx.tx) return read();
    const known = this.known.get(ctx) ?? new Map<string, Promise<T>>();
    this.known.set(ctx, known);
    const reading = known.get(key) ?? read();
    known.set(key, reading);
    return reading;
  }

  /** After the transaction has changed it itself. */
  forget(ctx: RequestContext): void {
    this.known.delete(ctx);
  }
}
