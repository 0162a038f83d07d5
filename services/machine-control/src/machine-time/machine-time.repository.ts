import {
  LicensedRepository,
  ReferenceRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { KnownNameEntity, type NameKind } from './known-name.entity';
import { MachineTimeEntity } from './machine-time.entity';

export const machineTimeColumns: ListColumns = {
  fields: {
    workDate: 'workDate',
    machineName: 'machineName',
    operatorName: 'operatorName',
    engineHours: 'engineHours',
    fuelLitres: 'fuelLitres',
    state: 'state',
  },
  search: ['machineName', 'operatorName', 'siteName'],
};

/** Every query on what machines' files tell, each limited to the licence. */
@Injectable()
export class MachineTimeRepository extends ReferenceRepository<MachineTimeEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineTimeEntity, 'machineTime');
  }

  /** Fuellings that came of these machines' days. */
  async fuellingIds(
    ctx: RequestContext,
    machineIds: readonly string[],
    from: string,
    to: string,
  ): Promise<Set<string | null>> {
    if (machineIds.length === 0) return new Set();
    const query = this.query(ctx)
      .andWhere('machineTime.machineId IN (:...machineIds)', { machineIds: [...machineIds] })
      .andWhere('machineTime.workDate >= :from AND machineTime.workDate <= :to', { from, to });
    return new Set((await this.many(query)).map(({ fuellingId }) => fuellingId));
  }
}

/** Every query on names in machines' files, each limited to the licence. */
@Injectable()
export class KnownNameRepository extends LicensedRepository<KnownNameEntity> {
  constructor(services: RepositoryServices) {
    super(services, KnownNameEntity, { name: 'machineName', audit: false, softDelete: false });
  }

  /** Returns the mapped records of these names, by kind and name. */
  async of(ctx: RequestContext, names: readonly string[]): Promise<Map<string, string>> {
    if (names.length === 0) return new Map();
    const query = this.query(ctx).andWhere('machineName.name IN (:...names)', { names: [...new Set(names)] });
    return new Map((await this.many(query)).map(({ kind, name, targetId }) => [`${kind} ${name}`, targetId]));
  }

  async keep(ctx: RequestContext, kind: NameKind, name: string, targetId: string): Promise<void> {
    if (name === '') return;
    const known = await this.one(
      this.query(ctx).andWhere('machineName.kind = :kind AND machineName.name = :name', { kind, name }),
    );
    if (!known) await this.insert(ctx, { kind, name, targetId });
    else if (known.targetId !== targetId) await this.update(ctx, known.id, known.version, { targetId });
  }
}
