import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { AddressRefEntity } from './address-ref.entity';
import { BillRefEntity } from './bill-ref.entity';
import { EmployeeRefEntity } from './employee-ref.entity';
import { ObjectRefEntity } from './object-ref.entity';

/** Issued, and neither paid nor cancelled. */
const openStatuses = ['CHRG', 'PCAN'];

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
export class ObjectRefRepository extends ReferenceRepository<ObjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectRefEntity, 'objectRef');
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
        open: openStatuses,
      }),
    );
  }

  /** What is open on the bills of each project. */
  async openByProject(ctx: RequestContext, projectIds: readonly string[]): Promise<Map<string, Decimal>> {
    if (projectIds.length === 0) return new Map();
    const bills = await this.many(
      this.query(ctx)
        .select(['billRef.projectId', 'billRef.total'])
        .andWhere('billRef.projectId IN (:...projectIds) AND billRef.status IN (:...open)', {
          projectIds,
          open: openStatuses,
        }),
    );
    const open = new Map<string, Decimal>();
    for (const { projectId, total } of bills) {
      open.set(projectId, (open.get(projectId) ?? new Decimal(0)).plus(total));
    }
    return open;
  }
}
