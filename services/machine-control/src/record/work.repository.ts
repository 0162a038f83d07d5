import type { WorkKind } from '@jahrring/contracts-machine-control';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineStamps } from './machine-stamps';
import { WorkEntity } from './work.entity';

const shownLimit = 500;

@Injectable()
export class WorkRepository extends LicensedRepository<WorkEntity> {
  constructor(
    services: RepositoryServices,
    private readonly stamps: MachineStamps,
  ) {
    super(services, WorkEntity, { name: 'machineWork' });
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: WorkEntity | null,
    after: WorkEntity | null,
  ): Promise<void> {
    this.stamps.follow(ctx, before, after);
  }

  /** Stands in the history of its machine. */
  protected override auditedAs({ machineId }: WorkEntity): string {
    return machineId;
  }

  /** Newest first; at most the last 500. */
  shown(ctx: RequestContext, machineId: string): Promise<WorkEntity[]> {
    return this.many(this.newestFirst(ctx, machineId).limit(shownLimit));
  }

  /** The last of a kind, or null. */
  last(ctx: RequestContext, machineId: string, kind: WorkKind): Promise<WorkEntity | null> {
    return this.one(this.newestFirst(ctx, machineId).andWhere('machineWork.kind = :kind', { kind }));
  }

  /** Of several machines, in these days. */
  within(
    ctx: RequestContext,
    machineIds: readonly string[],
    from: string,
    to: string,
  ): Promise<WorkEntity[]> {
    if (machineIds.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx)
        .andWhere('machineWork.machineId IN (:...machineIds)', { machineIds: [...machineIds] })
        .andWhere('machineWork.doneOn >= :from AND machineWork.doneOn <= :to', { from, to })
        .orderBy('machineWork.doneOn')
        .addOrderBy('machineWork.id'),
    );
  }

  private newestFirst(ctx: RequestContext, machineId: string) {
    return this.query(ctx)
      .andWhere('machineWork.machineId = :machineId', { machineId })
      .orderBy('machineWork.doneOn', 'DESC')
      .addOrderBy('machineWork.id', 'DESC');
  }
}
