import { overdueSpans } from '@jahrring/contracts-bookkeeping';
import type { DebtorRow } from '@jahrring/contracts-bookkeeping';
import { addDays } from '@jahrring/contracts-common';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { OpenItemEntity } from '../open-item';

export type DebtorRowSums = Omit<DebtorRow, 'creditLimit' | 'exceedsLimit' | 'dunningLevel' | 'block'>;
type Raw = Record<string, string | number | null>;

const owed = 'openItem.baseOpen > 0';
const sumWhere = (condition: string) =>
  `ROUND(SUM(CASE WHEN ${condition} THEN openItem.baseOpen ELSE 0 END), 2)`;

/** Sums of what customers owe, computed in the database; only the open items of the licence are read. */
@Injectable()
export class DebtorRepository extends LicensedRepository<OpenItemEntity> {
  constructor(services: RepositoryServices) {
    super(services, OpenItemEntity, { name: 'openItem', audit: false, softDelete: false });
  }

  /** Returns the customers who owe something or have a credit. `today` decides what is overdue. */
  async debtors(ctx: RequestContext, today: string): Promise<DebtorRowSums[]> {
    const rows = await summed(this.open(ctx), today).groupBy('openItem.addressId').getRawMany<Raw>();
    return rows.map(toRow);
  }

  /** The sums of one debtor; null where nothing is open. */
  async debtor(ctx: RequestContext, addressId: string, today: string): Promise<DebtorRowSums | null> {
    const own = this.open(ctx).andWhere('openItem.addressId = :addressId', { addressId });
    const row = await summed(own, today).groupBy('openItem.addressId').getRawOne<Raw>();
    return row ? toRow(row) : null;
  }

  /** The sums of all debtors together. */
  async total(ctx: RequestContext, today: string): Promise<Omit<DebtorRowSums, 'id' | 'name'>> {
    const row = await summed(this.open(ctx), today).getRawOne<Raw>();
    return toRow(row ?? {});
  }

  private open(ctx: RequestContext): SelectQueryBuilder<OpenItemEntity> {
    return this.query(ctx).andWhere(
      "openItem.side = 'debtor' AND openItem.open <> 0 AND openItem.addressId IS NOT NULL",
    );
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

function toRow(raw: Raw): DebtorRowSums {
  const amount = (name: string) => Math.abs(Number(raw[name] ?? 0)).toFixed(2);
  return {
    ...{ id: String(raw['id']), name: String(raw['name']), open: amount('open') },
    ...{ overdue: amount('overdue'), credit: amount('credit') },
    spans: overdueSpans.map((_, index) => amount(`span${index}`)),
    oldestDueDate: (raw['oldestDueDate'] ?? null) === null ? null : String(raw['oldestDueDate']).slice(0, 10),
  };
}
