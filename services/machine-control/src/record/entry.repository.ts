import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { MachineStamps } from './machine-stamps';
import { EntryEntity } from './entry.entity';

@Injectable()
export class EntryRepository extends ReferenceRepository<EntryEntity> {
  constructor(
    services: RepositoryServices,
    private readonly stamps: MachineStamps,
  ) {
    super(services, EntryEntity, 'machineEntry');
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: EntryEntity | null,
    after: EntryEntity | null,
  ): Promise<void> {
    this.stamps.follow(ctx, before, after);
  }

  /** Of several machines, in these days. */
  within(
    ctx: RequestContext,
    machineIds: readonly string[],
    from: string,
    to: string,
  ): Promise<EntryEntity[]> {
    if (machineIds.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx)
        .andWhere('machineEntry.machineId IN (:...machineIds) AND machineEntry.deleted = :no', {
          machineIds: [...machineIds],
          no: false,
        })
        .andWhere('machineEntry.workDate >= :from AND machineEntry.workDate <= :to', { from, to }),
    );
  }

  /** Those of a machine that tell its counter, in the order of the counter. */
  withCounter(ctx: RequestContext, machineId: string): Promise<EntryEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('machineEntry.machineId = :machineId AND machineEntry.deleted = :no', {
          machineId,
          no: false,
        })
        .andWhere('machineEntry.counterTo IS NOT NULL')
        .orderBy('machineEntry.workDate')
        .addOrderBy('machineEntry.counterTo'),
    );
  }

  /** Returns the quantity recorded for a machine in these days. */
  async recorded(ctx: RequestContext, machineId: string, from: string, to: string): Promise<Decimal> {
    const entries = await this.within(ctx, [machineId], from, to);
    return entries.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
  }
}
