import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { MachineStamps } from '../record';
import { FuellingEntity } from './fuelling.entity';

const shownLimit = 500;

@Injectable()
export class FuellingRepository extends LicensedRepository<FuellingEntity> {
  constructor(
    services: RepositoryServices,
    private readonly stamps: MachineStamps,
  ) {
    super(services, FuellingEntity, { name: 'fuelling' });
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: FuellingEntity | null,
    after: FuellingEntity | null,
  ): Promise<void> {
    this.stamps.follow(ctx, before, after);
  }

  /** Stands in the history of its machine. */
  protected override auditedAs({ machineId }: FuellingEntity): string {
    return machineId;
  }

  /** Whose reach is their own sees what they have fuelled themselves. */
  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<FuellingEntity>, alias: string): void {
    if (ctx.grade('tools.machinecontrol.index', 'tools.machinecontrol.manage') === 'all') return;
    qb.andWhere(`${alias}.employeeId = :fuelledByMe`, { fuelledByMe: ctx.membershipId });
  }

  /** Newest first; at most the last 500. */
  shown(ctx: RequestContext, machineId: string): Promise<FuellingEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('fuelling.machineId = :machineId', { machineId })
        .orderBy('fuelling.fuelledOn', 'DESC')
        .addOrderBy('fuelling.id', 'DESC')
        .limit(shownLimit),
    );
  }

  /** Of several machines, in these days. */
  within(
    ctx: RequestContext,
    machineIds: readonly string[],
    from: string,
    to: string,
  ): Promise<FuellingEntity[]> {
    if (machineIds.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx)
        .andWhere('fuelling.machineId IN (:...machineIds)', { machineIds: [...machineIds] })
        .andWhere('fuelling.fuelledOn >= :from AND fuelling.fuelledOn <= :to', { from, to })
        .orderBy('fuelling.fuelledOn')
        .addOrderBy('fuelling.id'),
    );
  }
}
