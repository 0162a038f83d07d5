import { localDateAt } from '@jahrring/contracts-common';
import {
  Clock,
  LicensedRepository,
  ReferenceRepository,
  RepositoryServices,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  addSums,
  monthOf,
  ofObject,
  sumRows,
  whereAny,
  whereDerived,
  type FigureSource,
  type FigureSum,
  type Filter,
  type Page,
  type SumsOf,
} from '../fact';
import { MachineFactEntity, MachineRefEntity } from './machine-fact.entities';

const sums = {
  lines: 'COUNT(*)',
  usedThousandths: 'SUM(fact.usedThousandths)',
  recordedThousandths: 'SUM(fact.recordedThousandths)',
  litreThousandths: 'SUM(fact.litreThousandths)',
  fuelCents: 'SUM(fact.fuelCents)',
  upkeepCents: 'SUM(fact.upkeepCents)',
  standingCents: 'SUM(fact.standingCents)',
  chargedCents: 'SUM(fact.chargedCents)',
};

@Injectable()
export class MachineRefRepository extends ReferenceRepository<MachineRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineRefEntity, 'machineRef');
  }
}

/**
 * Months of machines; days of a filter stand for their whole months. Months to come are known with their standing costs and not
 * shown. Machines are of no person and no project: whoever may see what they cost sees all of them.
 */
@Injectable()
export class MachineFactRepository extends LicensedRepository<MachineFactEntity> implements FigureSource {
  constructor(
    services: RepositoryServices,
    private readonly clock: Clock,
  ) {
    super(services, MachineFactEntity, { name: 'fact', audit: false, softDelete: false });
  }

  isPartial(): boolean {
    return false;
  }

  /** The months of a machine are these now. */
  async replace(
    ctx: RequestContext,
    objectId: string,
    months: readonly NewRecord<MachineFactEntity>[],
  ): Promise<void> {
    await this.db.writing(ctx).delete(MachineFactEntity, { licenceId: ctx.licenceId, objectId });
    if (months.length > 0) await this.insertMany(ctx, months);
  }

  async sums(ctx: RequestContext, filter: Filter, { by }: SumsOf): Promise<FigureSum[]> {
    return sumRows(await addSums(this.found(ctx, filter), sums, by).getRawMany(), sums, by);
  }

  /** The months of a filter, the latest first. */
  async page(
    ctx: RequestContext,
    filter: Filter,
    { skip, take }: Page,
  ): Promise<{ items: MachineFactEntity[]; total: number }> {
    const qb = this.found(ctx, filter);
    const total = await qb.getCount();
    const ordered = qb.orderBy('fact.month', 'DESC').addOrderBy('fact.objectId').addOrderBy('fact.id');
    return { items: await this.many(take === undefined ? ordered : ordered.offset(skip).limit(take)), total };
  }

  async nearestDay(ctx: RequestContext, { from, to, ...filter }: Filter): Promise<string | null> {
    const before = this.found(ctx, filter).andWhere('fact.month < :first', { first: monthOf(from ?? '') });
    const after = this.found(ctx, filter).andWhere('fact.month > :last', { last: monthOf(to ?? '') });
    const near =
      (await this.one(before.orderBy('fact.month', 'DESC'))) ?? (await this.one(after.orderBy('fact.month')));
    return near ? `${near.month}-01` : null;
  }

  private found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<MachineFactEntity> {
    const now = monthOf(localDateAt(this.clock.now(), ctx.timeZone));
    const qb = this.query(ctx).andWhere('fact.month <= :now', { now });
    if (filter.from !== undefined) qb.andWhere('fact.month >= :from', { from: monthOf(filter.from) });
    if (filter.to !== undefined) qb.andWhere('fact.month <= :to', { to: monthOf(filter.to) });
    whereAny(qb, { name: 'objects', sql: 'fact.objectId' }, filter['filter[object]']);
    whereAny(qb, { name: 'units', sql: 'fact.unit' }, filter['filter[unit]']);
    whereDerived(qb, filter, ofObject);
    // Each has both.
    if (['object', 'unit'].some((one) => filter['filter[without]']?.some((name) => name === one))) {
      qb.andWhere('1 = 0');
    }
    return qb;
  }
}
