import type { ExtraValues } from '@jahrring/contracts-common';
import { peopleOn, projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectPersonEntity } from './side-lists.entities';

/** Our copy of a project; a deleted one keeps its name, for its lines go on counting. */
const projects = defineReference(projectChanged, {
  table: 'project_refs',
  columns: {
    number: field.text(30),
    title: field.text(150),
    /** Null until a resync has told it. */
    status: field.text(4).nullable(),
    /** The customer. */
    addressId: field.uuid().nullable(),
    /** Values of the licence's own fields, by key. */
    extra: field.json<ExtraValues>().nullable(),
  },
  from: ({ number, title, status, addressId = null, extra = null }) => ({
    number,
    title,
    status,
    addressId,
    extra,
  }),
});

export const ProjectRefEntity = projects.Entity;
export type ProjectRefEntity = InstanceType<typeof ProjectRefEntity>;

@Injectable()
export class ProjectRefRepository extends projects.Repository {
  all(ctx: RequestContext): Promise<ProjectRefEntity[]> {
    return this.many(this.query(ctx));
  }

  protected override async afterUpsert(
    ctx: RequestContext,
    project: ProjectChanged,
    isNew: boolean,
  ): Promise<void> {
    const rows = peopleOn(project).map((employeeId) => ({
      employeeId,
      responsible: employeeId === project.responsibleEmployeeId,
    }));
    await this.replaceList(ctx, ProjectPersonEntity, { projectId: project.id }, rows, isNew);
  }
}
