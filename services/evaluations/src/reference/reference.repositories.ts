import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  CompanyPartRefEntity,
  ObjectRefEntity,
  CustomerRefEntity,
  LicenceRefEntity,
  PersonRefEntity,
  ProjectPersonEntity,
  ProjectRefEntity,
  RateCategoryRefEntity,
  SupervisionEntity,
  TeamRefEntity,
} from './reference.entities';

@Injectable()
export class PersonRefRepository extends ReferenceRepository<PersonRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, PersonRefEntity, 'person');
  }

  /** Every employee there is or was. */
  all(ctx: RequestContext): Promise<PersonRefEntity[]> {
    return this.many(this.query(ctx));
  }
}

@Injectable()
export class TeamRefRepository extends ReferenceRepository<TeamRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, TeamRefEntity, 'team');
  }

  all(ctx: RequestContext): Promise<TeamRefEntity[]> {
    return this.many(this.query(ctx));
  }

  /** Employees this one is the superior of. */
  async ledBy(ctx: RequestContext, supervisorId: string): Promise<string[]> {
    const { licenceId } = ctx;
    const rows = await this.db.manager(ctx).findBy(SupervisionEntity, { licenceId, supervisorId });
    return rows.map(({ employeeId }) => employeeId);
  }

  /** Replaces the superiors of an employee. */
  async setSupervisors(ctx: RequestContext, employeeId: string, ids: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(SupervisionEntity, { licenceId, employeeId });
    const rows = [...new Set(ids)].map((supervisorId) => ({ licenceId, employeeId, supervisorId }));
    if (rows.length > 0) await manager.insert(SupervisionEntity, rows);
  }
}

@Injectable()
export class ProjectRefRepository extends ReferenceRepository<ProjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectRefEntity, 'project');
  }

  all(ctx: RequestContext): Promise<ProjectRefEntity[]> {
    return this.many(this.query(ctx));
  }

  /** Replaces who works on a project; `responsible` is one of them. */
  async setPeople(
    ctx: RequestContext,
    projectId: string,
    assigned: readonly string[],
    responsible: string | undefined,
  ): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(ProjectPersonEntity, { licenceId, projectId });
    const ids = new Set([...assigned, ...(responsible === undefined ? [] : [responsible])]);
    const rows = [...ids].map((employeeId) => ({
      ...{ licenceId, projectId, employeeId },
      responsible: employeeId === responsible,
    }));
    if (rows.length > 0) await manager.insert(ProjectPersonEntity, rows);
  }
}

@Injectable()
export class ObjectRefRepository extends ReferenceRepository<ObjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectRefEntity, 'object');
  }

  all(ctx: RequestContext): Promise<ObjectRefEntity[]> {
    return this.many(this.query(ctx));
  }
}

@Injectable()
export class CustomerRefRepository extends ReferenceRepository<CustomerRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, CustomerRefEntity, 'customer');
  }

  all(ctx: RequestContext): Promise<CustomerRefEntity[]> {
    return this.many(this.query(ctx));
  }
}

@Injectable()
export class RateCategoryRefRepository extends ReferenceRepository<RateCategoryRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, RateCategoryRefEntity, 'rateCategory');
  }

  all(ctx: RequestContext): Promise<RateCategoryRefEntity[]> {
    return this.many(this.query(ctx));
  }
}

@Injectable()
export class CompanyPartRefRepository extends ReferenceRepository<CompanyPartRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, CompanyPartRefEntity, 'companyPart');
  }

  all(ctx: RequestContext): Promise<CompanyPartRefEntity[]> {
    return this.many(this.query(ctx));
  }
}

@Injectable()
export class LicenceRefRepository extends ReferenceRepository<LicenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, 'licence');
  }
}
