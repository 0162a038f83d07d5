import { localDateAt } from '@jahrring/contracts-common';
import {
  Clock,
  ReferenceRepository,
  RepositoryServices,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  addSums,
  DatedFactRepository,
  monthOf,
  ofObject,
  sumRows,
  whereAny,
  whereDerived,
  type FigureSource,
  type FigureSum,
  type Filter,
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
export class MachineFactRepository extends DatedFactRepository<MachineFactEntity> implements FigureSource {
  protected override readonly dayColumn = 'month';

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

  protected override latestFirst(
    qb: SelectQueryBuilder<MachineFactEntity>,
  ): SelectQueryBuilder<MachineFactEntity> {
    return qb.orderBy('fact.month', 'DESC').addOrderBy('fact.objectId').addOrderBy('fact.id');
  }

  protected override found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<MachineFactEntity> {
    const now = monthOf(localDateAt(this.clock.now(), ctx.timeZone));
    const qb = this.within(this.query(ctx).andWhere('fact.month <= :now', { now }), filter);
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
