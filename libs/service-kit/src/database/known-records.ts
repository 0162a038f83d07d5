import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../context/request-context';
import { BrieflyKnown } from './briefly-known';

/**
 * Cache of values from committed records that rules need at every request: read outside of the open transaction, and again
 * after a second. A transaction that has changed such records reads its own.
 */
export class KnownRecords<T> {
  private readonly known = new BrieflyKnown<T>();
  private readonly changing = new WeakSet<EntityManager>();

  /** Returns the value of a key within the licence. */
  get(ctx: RequestContext, key: string, read: (ctx: RequestContext) => Promise<T>): Promise<T> {
    if (ctx.tx && this.changing.has(ctx.tx)) return read(ctx);
    return this.known.get(`${ctx.licenceId} ${key}`, () => read(ctx.withoutTransaction()));
  }

  /** Notes that the open transaction has changed records: all values are read again after its commit. */
  changed(ctx: RequestContext): void {
    if (ctx.tx) this.changing.add(ctx.tx);
    ctx.afterCommit(() => this.known.clear());
  }
}
