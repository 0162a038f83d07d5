import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefEntity } from './address-ref.entity';
import { BillRefEntity } from './bill-ref.entity';
import { EmployeeRefEntity } from './employee-ref.entity';
import { EntryRefEntity } from './entry-ref.entity';

@Injectable()
export class AddressRefRepository extends ReferenceRepository<AddressRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressRefEntity, 'addressRef');
  }
}

@Injectable()
export class EmployeeRefRepository extends ReferenceRepository<EmployeeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmployeeRefEntity, 'employeeRef');
  }
}

@Injectable()
export class EntryRefRepository extends ReferenceRepository<EntryRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EntryRefEntity, 'entryRef');
  }

  /** Recorded seconds by project. */
  async secondsByProject(ctx: RequestContext, projectIds: readonly string[]): Promise<Map<string, number>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.query(ctx)
      .select('entryRef.projectId', 'projectId')
      .addSelect('SUM(entryRef.seconds)', 'seconds')
      .andWhere('entryRef.projectId IN (:...projectIds) AND entryRef.deleted = :deleted', {
        projectIds,
        deleted: false,
      })
      .groupBy('entryRef.projectId')
      .getRawMany<{ projectId: string; seconds: string | number }>();
    return new Map(rows.map((row) => [row.projectId, Number(row.seconds)]));
  }

  /** Whether billable hours are left that no bill holds. */
  async hasUnbilled(ctx: RequestContext, projectId: string): Promise<boolean> {
    const found = await this.one(
      this.query(ctx).andWhere(
        'entryRef.projectId = :projectId AND entryRef.billable = :yes AND entryRef.billed = :no AND entryRef.deleted = :no',
        { projectId, yes: true, no: false },
      ),
    );
    return found !== null;
  }

  /** Notes these entries as billed and answers the projects they belong to. */
  async markBilled(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    const entries = await this.getMany(ctx, ids);
    for (const entry of entries) await this.update(ctx, entry.id, entry.version, { billed: true });
    return [...new Set(entries.map((entry) => entry.projectId))];
  }

  async hasEntries(ctx: RequestContext, projectId: string): Promise<boolean> {
    const found = await this.one(
      this.query(ctx).andWhere('entryRef.projectId = :projectId AND entryRef.deleted = :deleted', {
        projectId,
        deleted: false,
      }),
    );
    return found !== null;
  }
}

@Injectable()
export class BillRefRepository extends ReferenceRepository<BillRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, BillRefEntity, 'billRef');
  }

  /** Bills of a project that were issued and are neither paid nor cancelled. */
  async openOf(ctx: RequestContext, projectId: string): Promise<BillRefEntity[]> {
    return this.many(
      this.query(ctx).andWhere('billRef.projectId = :projectId AND billRef.status IN (:...open)', {
        projectId,
        open: ['CHRG', 'PCAN'],
      }),
    );
  }
}
