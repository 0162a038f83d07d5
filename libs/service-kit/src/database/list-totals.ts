import type { ListQuery } from '@jahrring/contracts-common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from './database';
import { dropUnusedJoins } from './drop-unused-joins';
import type { ListColumns } from './list-query';
import { Remembered } from './remembered';

const mostKept = 500;

type Statement = [sql: string, parameters: unknown[]];

/**
 * Cache of the total numbers of records in lists: counted once for each filter, and again after a write in the licence.
 */
export class ListTotals {
  private readonly known: Remembered<number>;
  private readonly numbers = new WeakMap<ListColumns, number>();
  private numbered = 0;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.known = new Remembered(db, clock, mostKept);
  }

  /** Counts what the query finds. Changes the query. */
  of<E extends ObjectLiteral>(ctx: RequestContext, qb: SelectQueryBuilder<E>): Promise<number> {
    const counting = toCount(qb);
    return this.known.of(ctx, JSON.stringify(counting), () => this.count(ctx, counting));
  }

  /** Counts what a list finds for the caller: `find` makes the query for it, where it is not known. */
  ofList<E extends ObjectLiteral>(
    ctx: RequestContext,
    { query, columns }: { query: ListQuery; columns: ListColumns },
    find: () => SelectQueryBuilder<E>,
  ): Promise<number> {
    const { filter, search, deleted } = query;
    const key = JSON.stringify([ctx.callerKey, this.numberOf(columns), filter, search, deleted]);
    return this.known.of(ctx, key, () => this.count(ctx, toCount(find())));
  }

  private async count(ctx: RequestContext, [sql, parameters]: Statement): Promise<number> {
    const [row] = await this.db.manager(ctx).query<{ total: number | string }[]>(sql, parameters);
    return Number(row?.total ?? 0);
  }

  private numberOf(columns: ListColumns): number {
    let number = this.numbers.get(columns);
    if (number === undefined) this.numbers.set(columns, (number = this.numbered += 1));
    return number;
  }
}

function toCount<E extends ObjectLiteral>(qb: SelectQueryBuilder<E>): Statement {
  return dropUnusedJoins(qb).select('COUNT(*)', 'total').orderBy().getQueryAndParameters() as Statement;
}
