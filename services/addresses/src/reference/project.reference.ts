import { peopleOn, projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectEmployeeEntity } from './project-employee.entity';

/** Our copy of a project: it says whose customer an address is, and how far "assigned" reaches. */
const projects = defineReference(projectChanged, {
  table: 'project_refs',
  columns: {
    number: field.text(30),
    title: field.text(150),
    addressId: field.uuid().nullable(),
    deleted: field.boolean(),
  },
  from: ({ number, title, addressId = null, deleted }) => ({ number, title, addressId, deleted }),
});

export const ProjectRefEntity = projects.Entity;

@Injectable()
export class ProjectRefRepository extends projects.Repository {
  /** Projects of a customer that are not deleted. */
  countOf(ctx: RequestContext, addressId: string): Promise<number> {
    const query = this.query(ctx).andWhere('projectRef.addressId = :addressId', { addressId });
    return query.andWhere('projectRef.deleted = :deleted', { deleted: false }).getCount();
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
