import { employeeChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an employee: who reads and fuels, and who is told. */
const employees = defineReference(employeeChanged, {
  table: 'employee_refs',
  columns: {
    /** First and last name. */
    name: field.text(201),
    active: field.boolean(),
  },
  from: ({ firstName, lastName, active }) => ({ name: `${firstName} ${lastName}`.trim(), active }),
});

export const EmployeeRefEntity = employees.Entity;
export type EmployeeRefEntity = InstanceType<typeof EmployeeRefEntity>;

@Injectable()
export class EmployeeRefRepository extends employees.Repository {
  /** Everybody who is here, by name. */
  active(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('employeeRef.active = :yes', { yes: true })
        .orderBy('employeeRef.name')
        .addOrderBy('employeeRef.id'),
    );
  }

  /** Names by id, of those who are known. */
  async names(ctx: RequestContext, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    return new Map((await this.getMany(ctx, known)).map(({ id, name }) => [id, name]));
  }
}
