import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefEntity } from './address-ref.entity';
import { BillRefEntity } from './bill-ref.entity';
import { EmployeeRefEntity } from './employee-ref.entity';
import { ObjectRefEntity } from './object-ref.entity';

/** Issued, and neither paid nor cancelled. */
const openStatuses = ['CHRG', 'PCAN'];

/** SQL of what is open on the bills of a project; null where nothing is. Asks for the alias `project`. */
export const openOnBills = `(SELECT SUM(bill.total) FROM bill_refs bill
  WHERE bill.licence_id = project.licence_id AND bill.project_id = project.id
    AND bill.deleted_at IS NULL AND bill.status IN (${openStatuses.map((status) => `'${status}'`).join(', ')}))`;

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
}
