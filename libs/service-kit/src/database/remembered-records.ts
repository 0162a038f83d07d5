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

  /** Those of the ids that exist, in the order asked for; `read` is asked for the others. Nobody may change what is returned. */
  async of(
    ctx: RequestContext,
    ids: readonly string[],
    read: (missing: readonly string[]) => Promise<readonly V[]>,
  ): Promise<V[]> {
    if (ctx.tx || ids.length > recordsKept) return [...(await read(ids))];
    const known = await this.known.of(ctx, '', () => Promise.resolve(new Map<string, V | null>()));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length === 0) return ids.flatMap((id) => known.get(id) ?? []);
    const found = await read(missing);
    if (known.size + missing.length > recordsKept) known.clear();
    const own = new Map(found.map((record) => [record.id, record]));
    for (const id of missing) known.set(id, own.get(id) ?? null);
    return ids.flatMap((id) => own.get(id) ?? known.get(id) ?? []);
  }
}
