import { LicensedRepository } from '@jahrring/service-kit';
import type { LicensedEntity, RequestContext } from '@jahrring/service-kit';
import type { SelectQueryBuilder } from 'typeorm';
import { monthOf } from './figure-rows';
import type { Filter, Page } from './figure-sum';

type DayColumn = 'documentDate' | 'month' | 'workDate';
type DatedFact = LicensedEntity & Partial<Record<DayColumn, string | null>>;

/** Records of a day or a month that figures are summed from. Of months, days of a filter stand for their whole months. */
export abstract class DatedFactRepository<E extends DatedFact> extends LicensedRepository<E> {
  /** Column of the day, or of the month, of a record. */
  protected abstract readonly dayColumn: DayColumn;

  /** The records of a filter, as far as the reader sees them. */
  protected abstract found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<E>;

  /** Sorts the records of a page, the latest first. */
  protected abstract latestFirst(qb: SelectQueryBuilder<E>): SelectQueryBuilder<E>;

  /** A page of the records of a filter, the latest first, and how many there are. */
  async page(
    ctx: RequestContext,
    filter: Filter,
    { skip, take }: Page,
  ): Promise<{ items: E[]; total: number }> {
    const qb = this.found(ctx, filter);
    const total = await qb.getCount();
    const ordered = this.latestFirst(qb);
    return { items: await this.many(take === undefined ? ordered : ordered.offset(skip).limit(take)), total };
  }

  /** The last day with records before those of a filter, else the first after them; null where there are none at all. */
  async nearestDay(ctx: RequestContext, { from, to, ...filter }: Filter): Promise<string | null> {
    const column = `fact.${this.dayColumn}`;
    const before = this.found(ctx, filter).andWhere(`${column} < :first`, { first: this.placeOf(from) });
    const after = this.found(ctx, filter).andWhere(`${column} > :last`, { last: this.placeOf(to) });
    const near = (await this.one(before.orderBy(column, 'DESC'))) ?? (await this.one(after.orderBy(column)));
    const day = near?.[this.dayColumn] ?? null;
    return day !== null && this.dayColumn === 'month' ? `${day}-01` : day;
  }

  /** Limits a query to the days of a filter. */
  protected within(qb: SelectQueryBuilder<E>, { from, to }: Filter): SelectQueryBuilder<E> {
    const column = `fact.${this.dayColumn}`;
    if (from !== undefined) qb.andWhere(`${column} >= :from`, { from: this.placeOf(from) });
    if (to !== undefined) qb.andWhere(`${column} <= :to`, { to: this.placeOf(to) });
    return qb;
  }

  private placeOf(day: string | undefined): string | undefined {
    return this.dayColumn === 'month' ? monthOf(day ?? '') : day;
  }
}
