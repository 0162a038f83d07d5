import { employeeChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const outsiders: ReadonlySet<string> = new Set(['customer', 'guest']);

/** Our copy of an employee: who writes notes and does the next steps. */
const employees = defineReference(employeeChanged, {
  table: 'employee_refs',
  columns: {
    /** First and last name. */
    name: field.text(201),
    /** Can be given something to do: active, and neither a customer nor a guest. */
    works: field.boolean(),
  },
  from: ({ firstName, lastName, active, role }) => ({
    name: `${firstName} ${lastName}`.trim(),
    works: active && !outsiders.has(role),
  }),
});

export const EmployeeRefEntity = employees.Entity;
export type EmployeeRefEntity = InstanceType<typeof EmployeeRefEntity>;

@Injectable()
export class EmployeeRefRepository extends employees.Repository {
  /** Everybody who can be given something to do, by name. */
  working(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    const query = this.query(ctx).andWhere('employeeRef.works = :works', { works: true });
    return this.many(query.orderBy('employeeRef.name').addOrderBy('employeeRef.id'));
  }

  /** Names by id, of those who are known. */
  async names(ctx: RequestContext, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    return new Map((await this.getMany(ctx, known)).map(({ id, name }) => [id, name]));
  }
}
