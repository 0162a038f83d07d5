import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SupervisionEntity } from './side-lists.entities';

/** The team of an employee and what an hour of theirs costs, by the employee's id. */
const teams = defineReference(employmentChanged, {
  table: 'team_refs',
  id: ({ employeeId }) => employeeId,
  columns: {
    team: field.text(100).nullable(),
    /** The first of the superiors. */
    supervisorId: field.uuid().nullable(),
    rateCategoryId: field.uuid().nullable(),
  },
  from: ({ team = null, supervisors, rateCategoryId = null }) => ({
    team,
    supervisorId: supervisors[0] ?? null,
    rateCategoryId,
  }),
});

export const TeamRefEntity = teams.Entity;
export type TeamRefEntity = InstanceType<typeof TeamRefEntity>;

@Injectable()
export class TeamRefRepository extends teams.Repository {
  all(ctx: RequestContext): Promise<TeamRefEntity[]> {
    return this.many(this.query(ctx));
  }

  /** Employees this one is the superior of. */
  async ledBy(ctx: RequestContext, supervisorId: string): Promise<string[]> {
    const { licenceId } = ctx;
    const rows = await this.db.manager(ctx).findBy(SupervisionEntity, { licenceId, supervisorId });
    return rows.map(({ employeeId }) => employeeId);
  }

  protected override async afterUpsert(
    ctx: RequestContext,
    { employeeId, supervisors }: EmploymentChanged,
  ): Promise<void> {
    const rows = [...new Set(supervisors)].map((supervisorId) => ({ supervisorId }));
    await this.replaceList(ctx, SupervisionEntity, { employeeId }, rows);
  }
}
