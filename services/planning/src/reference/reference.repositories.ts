import { planningPermissions } from '@jahrring/contracts-planning';
import type { ProjectStatus } from '@jahrring/contracts-projects';
import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { AddressRefEntity } from './address-ref.entity';
import { EmployeeRefEntity } from './employee-ref.entity';
import { ObjectRefEntity } from './object-ref.entity';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { ProjectRefEntity } from './project-ref.entity';

/** Somebody may still have to go there. */
const openStatuses: readonly ProjectStatus[] = ['PLAN', 'PREP', 'OFFR', 'CONF', 'PROG', 'PRCH'];

@Injectable()
export class AddressRefRepository extends ReferenceRepository<AddressRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressRefEntity, 'addressRef');
  }

  /** Those of these that are there still, by name. */
  async living(ctx: RequestContext, ids: readonly string[]): Promise<AddressRefEntity[]> {
    const found = (await this.getMany(ctx, ids)).filter(({ deleted }) => !deleted);
    return found.sort((one, other) => one.name.localeCompare(other.name));
  }
}

@Injectable()
export class EmployeeRefRepository extends ReferenceRepository<EmployeeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmployeeRefEntity, 'employeeRef');
  }

  /** Everybody who can be planned, by name. */
  async plannable(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    return this.many(
      this.query(ctx).andWhere('employeeRef.plannable = :yes', { yes: true }).orderBy('employeeRef.name'),
    );
  }
}

@Injectable()
export class ObjectRefRepository extends ReferenceRepository<ObjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectRefEntity, 'objectRef');
  }

  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<ObjectRefEntity>, alias: string) {
    if (this.reachOf(ctx) === 'all') return;
    query.andWhere(
      `(${alias}.assignedEmployeeIds = '[]' OR ${alias}.assignedEmployeeIds LIKE :assignedToMe)`,
      {
        assignedToMe: `%"${ctx.membershipId}"%`,
      },
    );
  }

  /** Whose objects the caller sees: of everybody, or those for all and for one person, named by the membership's id. */
  reachOf(ctx: RequestContext): string {
    return ctx.system || ctx.can('tools.settings.objects') ? 'all' : ctx.membershipId;
  }

  /** What can be booked, by kind and title. */
  async plannable(ctx: RequestContext): Promise<ObjectRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('objectRef.plannable = :yes', { yes: true })
        .orderBy('objectRef.kind')
        .addOrderBy('objectRef.title'),
    );
  }
}

@Injectable()
export class ProjectRefRepository extends ReferenceRepository<ProjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectRefEntity, 'projectRef');
  }

  /** Those where work goes on or is to come: for whoever sees everybody's plan all of them, for others those they are on. */
  async open(ctx: RequestContext): Promise<ProjectRefEntity[]> {
    const query = this.query(ctx).andWhere(
      'projectRef.deleted = :no AND (projectRef.status IS NULL OR projectRef.status IN (:...openStatuses))',
      { no: false, openStatuses },
    );
    if (ctx.grade(...planningPermissions) !== 'all') {
      query.andWhere(
        `EXISTS (SELECT 1 FROM project_employees member WHERE member.licence_id = :licenceId
          AND member.project_id = projectRef.id AND member.employee_id = :employeeId)`,
        { licenceId: ctx.licenceId, employeeId: ctx.membershipId },
      );
    }
    return this.many(query);
  }

  /** Replaces the employees of a project. */
  async setEmployees(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(ProjectEmployeeEntity, { licenceId, projectId });
    const rows = [...new Set(employeeIds)].map((employeeId) => ({ licenceId, projectId, employeeId }));
    if (rows.length > 0) await manager.insert(ProjectEmployeeEntity, rows);
  }
}
