import { planningPermissions } from '@jahrring/contracts-planning';
import {
  peopleOn,
  projectChanged,
  type ProjectChanged,
  type ProjectStatus,
} from '@jahrring/contracts-projects';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectEmployeeEntity } from './project-employee.entity';

/** Somebody may still have to go there. */
const openStatuses: readonly ProjectStatus[] = ['PLAN', 'PREP', 'OFFR', 'CONF', 'PROG', 'PRCH'];

/** Our copy of a project. */
const projects = defineReference(projectChanged, {
  table: 'project_refs',
  columns: {
    number: field.text(30),
    title: field.text(150),
    /** Of the customer. */
    addressId: field.uuid().nullable(),
    /** Degrees (WGS84), both or neither. */
    latitude: field.double().nullable(),
    longitude: field.double().nullable(),
    /** Rescue point: its number, or a description. */
    rescuePoint: field.text(150).nullable(),
    deadline: field.localDate().nullable(),
    /** Null: from before it was kept. */
    status: field.text<ProjectStatus>(4).nullable(),
    deleted: field.boolean(),
  },
  from: (project) => {
    const { number, title, status, addressId = null, deadline = null, deleted } = project;
    const { latitude = null, longitude = null, rescuePoint = null } = project;
    return { number, title, status, addressId, latitude, longitude, rescuePoint, deadline, deleted };
  },
});

export const ProjectRefEntity = projects.Entity;
export type ProjectRefEntity = InstanceType<typeof ProjectRefEntity>;

@Injectable()
export class ProjectRefRepository extends projects.Repository {
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

  protected override async afterUpsert(
    ctx: RequestContext,
    project: ProjectChanged,
    isNew: boolean,
  ): Promise<void> {
    const employees = peopleOn(project).map((employeeId) => ({ employeeId }));
    await this.replaceList(ctx, ProjectEmployeeEntity, { projectId: project.id }, employees, isNew);
  }
}
