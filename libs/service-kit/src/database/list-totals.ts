import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from './database';
import { dropUnusedJoins } from './drop-unused-joins';
import { Remembered } from './remembered';

const mostKept = 500;

/** How many records lists find: counted once for each filter, and again after a write in the licence. */
export class ListTotals {
  private readonly known: Remembered<number>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.known = new Remembered(db, clock, mostKept);
  }

  /** Counts what the query finds. Changes the query. */
  of<E extends ObjectLiteral>(ctx: RequestContext, qb: SelectQueryBuilder<E>): Promise<number> {
    const [sql, parameters] = dropUnusedJoins(qb)
      .select('COUNT(*)', 'total')
      .orderBy()
      .getQueryAndParameters();
    return this.known.of(ctx, JSON.stringify([sql, parameters]), async () => {
      const [row] = await this.db.manager(ctx).query<{ total: number | string }[]>(sql, parameters);
      return Number(row?.total ?? 0);
    });
  }
}
