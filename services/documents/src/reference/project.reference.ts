import { peopleOn, projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { defineReference, field, foldedColumn, RepositoryServices, whereWords } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectEmployeeRepository } from './project-employee.repository';

const CHOICES = 20;

/** Our copy of a project. */
const projects = defineReference(projectChanged, {
  table: 'project_refs',
  columns: {
    number: field.text(30),
    title: field.text(150),
    status: field.text(4),
    addressId: field.uuid().nullable(),
    deleted: field.boolean(),
  },
  from: ({ number, title, status, addressId = null, deleted }) => ({
    number,
    title,
    status,
    addressId,
    deleted,
  }),
});

export const ProjectRefEntity = projects.Entity;
export type ProjectRefEntity = InstanceType<typeof ProjectRefEntity>;

@Injectable()
export class ProjectRefRepository extends projects.Repository {
  constructor(
    services: RepositoryServices,
    private readonly employees: ProjectEmployeeRepository,
  ) {
    super(services);
  }

  /** Projects that are prepared for charging, by number. */
  readyToCharge(ctx: RequestContext): Promise<ProjectRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere("projectRef.deleted = :deleted AND projectRef.status = 'PRCH'", { deleted: false })
        .orderBy('projectRef.number', 'ASC'),
    );
  }

  /** Projects whose number or title holds the words, newest number first; for choosing what to bill. */
  choices(ctx: RequestContext, search: string): Promise<ProjectRefEntity[]> {
    const query = this.query(ctx).andWhere('projectRef.deleted = :deleted', { deleted: false });
    const columns = ['number', 'title'].map((column) => foldedColumn(`projectRef.${column}`, this.db.kind));
    whereWords(query, this.db.kind, columns, search);
    return this.many(query.orderBy('projectRef.number', 'DESC').limit(CHOICES));
  }

  protected override async afterUpsert(
    ctx: RequestContext,
    project: ProjectChanged,
    isNew: boolean,
  ): Promise<void> {
    if (!isNew) await this.employees.clear(ctx, project.id);
    await this.employees.add(ctx, project.id, peopleOn(project));
  }
}
