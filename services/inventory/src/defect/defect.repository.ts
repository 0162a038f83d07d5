import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { limitToVisible } from '../object-record';
import { DefectEntity } from './defect.entity';

export const defectColumns: ListColumns = {
  fields: { title: 'title', state: 'state', reportedAt: 'reportedAt', machineId: 'machineId' },
  search: [
    'title',
    'description',
    { sql: '(SELECT machine.title FROM objects machine WHERE machine.id = defect.machineId)', kind: 'text' },
  ],
};

/** Every query on defects: of machines the caller may see, without the machine inventory only the caller's own reports. */
@Injectable()
export class DefectRepository extends LicensedRepository<DefectEntity> {
  constructor(services: RepositoryServices) {
    super(services, DefectEntity, { name: 'defect' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<DefectEntity>,
    alias: string,
  ): void {
    limitToVisible(ctx, query, alias, 'machineId');
    if (ctx.can('tools.machine_inventory.index')) return;
    query.andWhere(`${alias}.reporterId = :reporterId`, { reporterId: ctx.membershipId });
  }

  /** Returns the number of unresolved defects of each of these machines. */
  async countUnsolved(ctx: RequestContext, machineIds: readonly string[]): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { machineId } of await this.unsolved(ctx, machineIds)) {
      counts.set(machineId, (counts.get(machineId) ?? 0) + 1);
    }
    return counts;
  }

  /**
   * Returns all unresolved defects of a machine, whoever reported them: the machine's state is derived from all of
   * them.
   */
  async everyUnsolved(ctx: RequestContext, machineId: string): Promise<DefectEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(DefectEntity, 'defect')
      .where('defect.licenceId = :licenceId', { licenceId: ctx.licenceId })
      .andWhere('defect.machineId = :machineId', { machineId })
      .andWhere('defect.state <> :done AND defect.deletedAt IS NULL', { done: 'done' })
      .getMany();
  }

  /** Returns the unresolved defects of these machines that the caller may see. */
  private async unsolved(ctx: RequestContext, machineIds: readonly string[]): Promise<DefectEntity[]> {
    if (machineIds.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('defect.machineId IN (:...machineIds)', { machineIds })
        .andWhere('defect.state <> :done', { done: 'done' }),
    );
  }
}
