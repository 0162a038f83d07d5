import type { ItemOnDay } from '@jahrring/contracts-bookkeeping';
import { daysBetween, type ListQuery } from '@jahrring/contracts-common';
import { foldedColumn, LicensedRepository, RepositoryServices, whereWords } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { OpenItemEntity } from '../open-item';
import { AllocationEntity } from '../payment';

type Raw = Record<string, string | number | null>;

const shown = [
  'id',
  'kind',
  'number',
  'title',
  'addressId',
  'addressName',
  'documentDate',
  'dueDate',
] as const;
/**
 * Returns SQL for the amount posted until the day less what settled it until then; a payment posted before its bill
 * gives a negative amount.
 */
const leftOf = (whole: string, settled: string) =>
  `ROUND((CASE WHEN openItem.bookedOn <= :on THEN openItem.${whole} ELSE 0 END) - COALESCE(settled.${settled}, 0), 2)`;
const open = leftOf('amount', 'total');
const baseOpen = leftOf('baseAmount', 'baseTotal');

/** Items of customers as they were open at the end of a day, worked out in the database. */
@Injectable()
export class ItemsOnDayRepository extends LicensedRepository<OpenItemEntity> {
  constructor(services: RepositoryServices) {
    super(services, OpenItemEntity, { name: 'openItem', audit: false, softDelete: false });
  }

  async page(ctx: RequestContext, query: ListQuery, on: string): Promise<ItemOnDay[]> {
    const found = this.found(ctx, query, on);
    for (const name of [...shown, 'currency', 'amount']) found.addSelect(`openItem.${name}`, name);
    found.addSelect(open, 'open').addSelect(baseOpen, 'baseOpen');
    for (const { field, desc } of query.sort) {
      const isSum = field === 'open' || field === 'baseOpen';
      found.addOrderBy(isSum ? field : `openItem.${field}`, desc ? 'DESC' : 'ASC');
    }
    found.addOrderBy('openItem.id');
    if (query.pageSize !== 'all') found.limit(query.pageSize).offset((query.page - 1) * query.pageSize);
    return (await found.getRawMany<Raw>()).map((raw) => toItem(raw, on));
  }

  /** Returns the number of items, and their open total in the licence's currency. */
  async sum(ctx: RequestContext, query: ListQuery, on: string): Promise<{ total: number; open: string }> {
    const sum = this.found(ctx, query, on)
      .addSelect('COUNT(*)', 'total')
      .addSelect(`COALESCE(ROUND(SUM(${baseOpen}), 2), 0)`, 'open');
    const raw = await sum.getRawOne<Raw>();
    return { total: Number(raw?.['total'] ?? 0), open: amountOf(raw?.['open']) };
  }

  /** Accounts that items of customers were ever posted on. */
  async accounts(ctx: RequestContext): Promise<string[]> {
    const rows = await this.query(ctx)
      .select('DISTINCT openItem.account', 'account')
      .andWhere("openItem.side = 'debtor'")
      .getRawMany<{ account: string }>();
    return rows.map(({ account }) => account);
  }

  private found(ctx: RequestContext, query: ListQuery, on: string): SelectQueryBuilder<OpenItemEntity> {
    const settled = this.db
      .manager(ctx)
      .createQueryBuilder(AllocationEntity, 'allocation')
      .select('allocation.itemId', 'itemId')
      .addSelect(`SUM(${settledParts.join(' + ')})`, 'total')
      .addSelect('SUM(allocation.baseAmount)', 'baseTotal')
      .where('allocation.licenceId = :licenceId AND allocation.bookedOn <= :on')
      .groupBy('allocation.itemId');
    const found = this.query(ctx)
      .select([])
      .leftJoin(`(${settled.getQuery()})`, 'settled', 'settled.itemId = openItem.id')
      .andWhere("openItem.side = 'debtor' AND (openItem.bookedOn <= :on OR settled.itemId IS NOT NULL)")
      .andWhere(`(${open} <> 0 OR ${baseOpen} <> 0)`)
      .setParameter('on', on);
    const { addressId } = query.filter;
    if (addressId?.kind === 'in')
      found.andWhere('openItem.addressId IN (:...ids)', { ids: addressId.values });
    if (query.search) {
      const columns = ['openItem.number', 'openItem.title', 'openItem.addressName'];
      const folded = columns.map((column) => foldedColumn(column, this.db.kind));
      whereWords(found, this.db.kind, folded, query.search);
    }
    return found;
  }
}

const settledParts = ['amount', 'discountNet', 'discountVat', 'writeOff'].map((part) => `allocation.${part}`);

function toItem(raw: Raw, on: string): ItemOnDay {
  const text = (name: string) => String(raw[name] ?? '');
  const day = (name: string) => text(name).slice(0, 10);
  const isOwed = Number(raw['open']) > 0 && day('dueDate') < on;
  return {
    ...{
      id: text('id'),
      kind: text('kind') as ItemOnDay['kind'],
      number: text('number'),
      title: text('title'),
    },
    ...{ addressId: raw['addressId'] === null ? null : text('addressId'), addressName: text('addressName') },
    ...{ documentDate: day('documentDate'), dueDate: day('dueDate') },
    ...{ currency: text('currency') as ItemOnDay['currency'], amount: amountOf(raw['amount']) },
    ...{ open: amountOf(raw['open']), baseOpen: amountOf(raw['baseOpen']) },
    overdueDays: isOwed ? daysBetween(day('dueDate'), on) : 0,
  };
}

function amountOf(value: string | number | null | undefined): string {
  return Number(value ?? 0).toFixed(2);
}
