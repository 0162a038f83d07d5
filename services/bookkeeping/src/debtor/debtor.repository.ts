import { overdueSpans } from '@jahrring/contracts-bookkeeping';
import type { DebtorRow } from '@jahrring/contracts-bookkeeping';
import { addDays, type ListQuery } from '@jahrring/contracts-common';
import { foldedColumn, LicensedRepository, RepositoryServices, whereWords } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { OpenItemEntity } from '../open-item';

type DebtorSums = Omit<DebtorRow, 'creditLimit' | 'exceedsLimit' | 'dunningLevel' | 'block'>;
type Raw = Record<string, string | number | null>;

const owed = 'openItem.baseOpen > 0';
const sumWhere = (condition: string) =>
  `ROUND(SUM(CASE WHEN ${condition} THEN openItem.baseOpen ELSE 0 END), 2)`;

/** What customers owe, summed up in the database; no more than the open items of the licence are read. */
@Injectable()
export class DebtorRepository extends LicensedRepository<OpenItemEntity> {
  constructor(services: RepositoryServices) {
    super(services, OpenItemEntity, { name: 'openItem', audit: false, softDelete: false });
  }

  /** Who owes something or has a credit. `today` decides what is overdue. */
  async debtors(
    ctx: RequestContext,
    query: ListQuery,
    today: string,
  ): Promise<{ items: DebtorSums[]; total: number }> {
    const open = this.open(ctx, query.search);
    // How many there are comes with the page: the items are gone through once.
    const sums = summed(open.clone(), today)
      .addSelect('COUNT(*) OVER ()', 'total')
      .groupBy('openItem.addressId');
    for (const { field, desc } of query.sort) {
      sums.addOrderBy(field === 'name' ? 'sortName' : field, desc ? 'DESC' : 'ASC');
    }
    sums.addOrderBy('openItem.addressId');
    if (query.pageSize !== 'all') sums.limit(query.pageSize).offset((query.page - 1) * query.pageSize);
    const rows = await sums.getRawMany<Raw>();
    const [first] = rows;
    return { items: rows.map(toRow), total: first ? Number(first['total']) : await this.countOf(open) };
  }

  /** Of a page after the last one. */
  private async countOf(open: SelectQueryBuilder<OpenItemEntity>): Promise<number> {
    const row = await open.select('COUNT(DISTINCT openItem.addressId)', 'total').getRawOne<Raw>();
    return Number(row?.['total'] ?? 0);
  }

  /** The sums of one debtor; null where nothing is open. */
  async debtor(ctx: RequestContext, addressId: string, today: string): Promise<DebtorSums | null> {
    const own = this.open(ctx).andWhere('openItem.addressId = :addressId', { addressId });
    const row = await summed(own, today).groupBy('openItem.addressId').getRawOne<Raw>();
    return row ? toRow(row) : null;
  }

  /** The sums of all debtors together. */
  async total(ctx: RequestContext, today: string): Promise<Omit<DebtorSums, 'id' | 'name'>> {
    const row = await summed(this.open(ctx), today).getRawOne<Raw>();
    return toRow(row ?? {});
  }

  private open(ctx: RequestContext, search = ''): SelectQueryBuilder<OpenItemEntity> {
    const query = this.query(ctx).andWhere(
      "openItem.side = 'debtor' AND openItem.open <> 0 AND openItem.addressId IS NOT NULL",
    );
    if (search !== '') {
      whereWords(query, this.db.kind, [foldedColumn('openItem.addressName', this.db.kind)], search);
    }
    return query;
  }
}

function summed(
  query: SelectQueryBuilder<OpenItemEntity>,
  today: string,
): SelectQueryBuilder<OpenItemEntity> {
  const overdue = `${owed} AND openItem.dueDate < :today`;
  const sums = query
    .select('openItem.addressId', 'id')
    .addSelect('MAX(openItem.addressName)', 'name')
    .addSelect('LOWER(MAX(openItem.addressName))', 'sortName')
    .addSelect(sumWhere(owed), 'open')
    .addSelect(sumWhere(overdue), 'overdue')
    .addSelect(`-${sumWhere('openItem.baseOpen < 0')}`, 'credit')
    .addSelect(`MIN(CASE WHEN ${owed} THEN openItem.dueDate END)`, 'oldestDueDate')
    .setParameter('today', today);
  overdueSpans.forEach((from, index) => {
    const to = overdueSpans[index + 1];
    const end = to === undefined ? '' : ` AND openItem.dueDate > :after${index}`;
    sums.addSelect(sumWhere(`${owed} AND openItem.dueDate <= :until${index}${end}`), `span${index}`);
    sums.setParameter(`until${index}`, addDays(today, -from));
    if (to !== undefined) sums.setParameter(`after${index}`, addDays(today, -to));
  });
  return sums;
}

function toRow(raw: Raw): DebtorSums {
  const amount = (name: string) => Math.abs(Number(raw[name] ?? 0)).toFixed(2);
  return {
    ...{ id: String(raw['id']), name: String(raw['name']), open: amount('open') },
    ...{ overdue: amount('overdue'), credit: amount('credit') },
    spans: overdueSpans.map((_, index) => amount(`span${index}`)),
    oldestDueDate: (raw['oldestDueDate'] ?? null) === null ? null : String(raw['oldestDueDate']).slice(0, 10),
  };
}
