import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from './database';

/** For so long another instance's writes may be missing; those of this process never are. */
const keptMilliseconds = 10_000;

interface Known<T> {
  value: T;
  writes: number;
  until: number;
}

/** What was read of a licence's records and stays so until the next write in the licence. */
export class Remembered<T> {
  private readonly known = new Map<string, Known<T>>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mostKept: number,
  ) {}

  /**
   * The value of this key, read again where a transaction of this process has written in the licence since. `key` names
   * everything the value depends on beside the licence's records: the caller's reach too. Nothing is remembered of what an
   * open transaction reads.
   */
  async of(ctx: RequestContext, key: string, read: () => Promise<T>): Promise<T> {
    if (ctx.tx) return read();
    const slot = `${ctx.licenceId} ${key}`;
    const writes = this.db.writesIn(ctx.licenceId);
    const now = this.clock.now().getTime();
    const known = this.known.get(slot);
    if (known?.writes === writes && known.until > now) return known.value;
    const value = await read();
    if (this.known.size >= this.mostKept) this.known.clear();
    this.known.set(slot, { value, writes, until: now + keptMilliseconds });
    return value;
  }
}
