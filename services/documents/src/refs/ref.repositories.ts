import {
  foldedColumn,
  LicensedRepository,
  PerTransaction,
  ReferenceRepository,
  Remembered,
  RepositoryServices,
  whereWords,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefEntity } from './address-ref.entity';
import { LicenceRefEntity } from './licence-ref.entity';
import { ObjectRefEntity } from './object-ref.entity';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { ProjectRefEntity } from './project-ref.entity';

const CHOICES = 20;
const OBJECT_CHOICES = 50;
const LICENCES_KEPT = 500;

@Injectable()
export class AddressRefRepository extends ReferenceRepository<AddressRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressRefEntity, 'address_ref');
  }

  /** Addresses whose name, place or number holds the words; for choosing a recipient. */
  choices(ctx: RequestContext, search: string): Promise<AddressRefEntity[]> {
    const query = this.query(ctx).andWhere('address_ref.deleted = :deleted', { deleted: false });
    whereWords(
      query,
      this.db.kind,
      ['address_ref.name', 'address_ref.city', 'address_ref.zip', 'address_ref.customerNumber'].map(
        (column) => foldedColumn(column, this.db.kind),
      ),
      search,
    );
    return this.many(query.orderBy('address_ref.name', 'ASC').limit(CHOICES));
  }
}

@Injectable()
export class ProjectRefRepository extends ReferenceRepository<ProjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectRefEntity, 'project_ref');
  }

  /** Projects that are prepared for charging, by number. */
  readyToCharge(ctx: RequestContext): Promise<ProjectRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere("project_ref.deleted = :deleted AND project_ref.status = 'PRCH'", { deleted: false })
        .orderBy('project_ref.number', 'ASC'),
    );
  }

  /** Projects whose number or title holds the words, newest number first; for choosing what to bill. */
  choices(ctx: RequestContext, search: string): Promise<ProjectRefEntity[]> {
    const query = this.query(ctx).andWhere('project_ref.deleted = :deleted', { deleted: false });
    whereWords(
      query,
      this.db.kind,
      ['project_ref.number', 'project_ref.title'].map((column) => foldedColumn(column, this.db.kind)),
      search,
    );
    return this.many(query.orderBy('project_ref.number', 'DESC').limit(CHOICES));
  }
}

@Injectable()
export class LicenceRefRepository extends ReferenceRepository<LicenceRefEntity> {
  private readonly own = new PerTransaction<LicenceRefEntity | null>();
  private readonly known: Remembered<LicenceRefEntity | null>;

  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, 'licence_ref');
    this.known = new Remembered(services.db, services.clock, LICENCES_KEPT);
  }

  /** The caller's own licence. */
  findOwn(ctx: RequestContext): Promise<LicenceRefEntity | null> {
    return this.own.get(ctx, () => this.known.of(ctx, '', () => this.find(ctx, ctx.licenceId)));
  }
}

@Injectable()
export class ObjectRefRepository extends ReferenceRepository<ObjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectRefEntity, 'object_ref');
  }

  /** Objects whose title or article number holds the words; for putting them on a document. */
  choices(ctx: RequestContext, search: string): Promise<ObjectRefEntity[]> {
    const query = this.query(ctx).andWhere('object_ref.deleted = :deleted AND object_ref.active = :active', {
      deleted: false,
      active: true,
    });
    whereWords(
      query,
      this.db.kind,
      ['object_ref.title', 'object_ref.articleNumber'].map((column) => foldedColumn(column, this.db.kind)),
      search,
    );
    return this.many(query.orderBy('object_ref.title', 'ASC').limit(OBJECT_CHOICES));
  }
}

@Injectable()
export class ProjectEmployeeRepository extends LicensedRepository<ProjectEmployeeEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectEmployeeEntity, { name: 'project_employee', audit: false, softDelete: false });
  }

  /** Writes who is on a project; what was there before goes. */
  async replace(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(ProjectEmployeeEntity)
      .where('licence_id = :licenceId AND project_id = :projectId', { licenceId: ctx.licenceId, projectId })
      .execute();
    const unique = [...new Set(employeeIds)];
    await this.insertMany(
      ctx,
      unique.map((employeeId) => ({ projectId, employeeId })),
    );
  }
}
