import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { HoldingEntity } from './holding.entity';
import { limitToOwn } from './own-records';

const employee = (column: string) =>
  `(SELECT holder.${column} FROM employee_refs holder WHERE holder.id = holding.employeeId)`;
const articleTitle =
  '(SELECT article.title FROM personal_articles article WHERE article.id = holding.articleId)';
const serial = '(SELECT piece.serial FROM personal_items piece WHERE piece.id = holding.itemId)';

export const holdingColumns: ListColumns = {
  fields: {
    employeeId: 'employeeId',
    articleId: 'articleId',
    itemId: 'itemId',
    givenOn: 'givenOn',
    dueOn: 'dueOn',
    employeeName: { sql: employee('name'), kind: 'text' },
    employeeActive: { sql: employee('active'), kind: 'other' },
    articleTitle: { sql: articleTitle, kind: 'text' },
  },
  search: [
    { sql: articleTitle, kind: 'text' },
    { sql: employee('name'), kind: 'text' },
    { sql: serial, kind: 'text' },
    'size',
  ],
};

/** Somebody’s pieces, added up. */
export interface Held {
  held: number;
  dueOn: string | null;
}

/** Every query on what people hold; those without the right for all see their own. */
@Injectable()
export class HoldingRepository extends LicensedRepository<HoldingEntity> {
  constructor(services: RepositoryServices) {
    super(services, HoldingEntity, { name: 'holding' });
  }

  /** Excludes items that have been returned completely: those appear only in the hand-overs. */
  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<HoldingEntity>,
    alias: string,
  ): void {
    query.andWhere(`${alias}.open > 0`);
    limitToOwn(ctx, query, alias);
  }

  /** Returns the holding of the person who has this piece. */
  async ofItem(ctx: RequestContext, itemId: string): Promise<HoldingEntity | null> {
    return this.one(this.query(ctx).andWhere('holding.itemId = :itemId', { itemId }));
  }

  /** Pieces that people hold of each of these articles. */
  async heldOf(ctx: RequestContext, articleIds: readonly string[]): Promise<Map<string, number>> {
    if (articleIds.length === 0) return new Map();
    const rows = await this.query(ctx)
      .select('holding.articleId', 'articleId')
      .addSelect('SUM(holding.open)', 'held')
      .andWhere('holding.articleId IN (:...articleIds)', { articleIds })
      .groupBy('holding.articleId')
      .getRawMany<{ articleId: string; held: number }>();
    return new Map(rows.map(({ articleId, held }) => [articleId, Number(held)]));
  }

  /** Returns what these people hold. */
  async ofPeople(ctx: RequestContext, employeeIds: readonly string[]): Promise<HoldingEntity[]> {
    if (employeeIds.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('holding.employeeId IN (:...employeeIds)', { employeeIds })
        .orderBy('holding.givenOn')
        .addOrderBy('holding.id'),
    );
  }

  /** Returns holdings to be exchanged or inspected by a day. */
  async dueUntil(ctx: RequestContext, day: string): Promise<HoldingEntity[]> {
    return this.many(this.query(ctx).andWhere('holding.dueOn <= :day', { day }).orderBy('holding.id'));
  }

  /** Returns how many items each person has, and when the first of them is due. */
  async byPerson(ctx: RequestContext): Promise<Map<string, Held>> {
    const rows = await this.query(ctx)
      .select('holding.employeeId', 'employeeId')
      .addSelect('SUM(holding.open)', 'held')
      .addSelect('MIN(holding.dueOn)', 'dueOn')
      .groupBy('holding.employeeId')
      .getRawMany<{ employeeId: string; held: number; dueOn: string | Date | null }>();
    return new Map(rows.map((row) => [row.employeeId, { held: Number(row.held), dueOn: dayOf(row.dueOn) }]));
  }
}

/** Converts a day as database drivers return it. */
function dayOf(value: string | Date | null): string | null {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null ? null : value.slice(0, 10);
}
