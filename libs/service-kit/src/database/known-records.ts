import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../context/request-context';

/** Longest time during which another process may still use the previous value. */
const knownMilliseconds = 1_000;
const mostKept = 2_000;

/**
 * Cache of values from committed records that rules need at every request: read outside of the open transaction, and again
 * after a second, or at once where this process has changed such records. A transaction that has changed them reads its own.
 */
export class KnownRecords<T> {
  private values = new Map<string, { value: T; until: number }>();
  private readonly changing = new WeakSet<EntityManager>();

  /** Returns the value of a key within the licence. */
  async get(ctx: RequestContext, key: string, read: (ctx: RequestContext) => Promise<T>): Promise<T> {
    if (ctx.tx && this.changing.has(ctx.tx)) return read(ctx);
    const ofLicence = `${ctx.licenceId} ${key}`;
    const known = this.values.get(ofLicence);
    const now = performance.now();
    if (known && known.until > now) return known.value;
    // A value read before a change that is committed meanwhile goes into the map that is given up by then.
    const { values } = this;
    const value = await read(ctx.withoutTransaction());
    if (values.size >= mostKept) values.clear();
    values.set(ofLicence, { value, until: now + knownMilliseconds });
    return value;
  }

  /** Notes that the open transaction has changed records: all values are read again after its commit. */
  changed(ctx: RequestContext): void {
    if (ctx.tx) this.changing.add(ctx.tx);
    ctx.afterCommit(() => {
      this.values = new Map();
    });
  }
}
