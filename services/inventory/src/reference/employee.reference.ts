import { employeeChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an employee: whom an object can be assigned to. */
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
  /** Everybody of the licence, by name; those who have left too, so that an old assignment can be named. */
  async everybody(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    return this.many(this.query(ctx).orderBy('employeeRef.name').addOrderBy('employeeRef.id'));
  }
}
