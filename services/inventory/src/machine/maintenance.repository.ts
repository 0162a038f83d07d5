import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MaintenanceEntity } from './maintenance.entity';

const shownLimit = 200;

@Injectable()
export class MaintenanceRepository extends LicensedRepository<MaintenanceEntity> {
  constructor(services: RepositoryServices) {
    super(services, MaintenanceEntity, { name: 'maintenance' });
  }

  /** Returns the maintenance of a machine, newest first; at most the last 200. */
  async of(ctx: RequestContext, machineId: string): Promise<MaintenanceEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('maintenance.machineId = :machineId', { machineId })
        .orderBy('maintenance.doneOn', 'DESC')
        .addOrderBy('maintenance.id', 'DESC')
        .limit(shownLimit),
    );
  }

  /** Those of the machines on which something was done. */
  async findMachines(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const found = await this.many(this.query(ctx).andWhere('maintenance.machineId IN (:...ids)', { ids }));
    return [...new Set(found.map(({ machineId }) => machineId))];
  }
}
