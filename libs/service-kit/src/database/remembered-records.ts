import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from './database';
import { Remembered } from './remembered';

const licencesKept = 20;
const recordsKept = 1_000;

/** Records by their ids as long as `Remembered` holds: those that are known already are not read again. */
export class RememberedRecords<V extends { id: string }> {
  private readonly known: Remembered<Map<string, V | null>>;

  constructor(db: Database, clock: Clock) {
    this.known = new Remembered(db, clock, licencesKept);
  }

  /** Returns the records that exist, in the order asked for; `read` is asked for those not known. They are frozen. */
  async of(
    ctx: RequestContext,
    ids: readonly string[],
    read: (missing: readonly string[]) => Promise<readonly V[]>,
  ): Promise<V[]> {
    if (ctx.tx || ids.length > recordsKept) return [...(await read(ids))];
    const known = await this.known.of(ctx, '', () => Promise.resolve(new Map<string, V | null>()));
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    // Copied before anything is awaited: another call may clear the records in the meantime.
    const records = new Map(ids.map((id) => [id, known.get(id) ?? null]));
    if (missing.length > 0) {
      const found = new Map((await read(missing)).map((record) => [record.id, Object.freeze(record)]));
      if (known.size + missing.length > recordsKept) known.clear();
      for (const id of missing) {
        const record = found.get(id) ?? null;
        known.set(id, record);
        records.set(id, record);
      }
    }
    return ids.flatMap((id) => records.get(id) ?? []);
  }
}
