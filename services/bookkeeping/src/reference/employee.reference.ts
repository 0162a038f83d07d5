import { employeeChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an employee: who records, approves and pays. */
const employees = defineReference(employeeChanged, {
  table: 'employee_refs',
  columns: {
    /** The person's account, one in all licences. */
    userId: field.uuid(),
    /** First and last name. */
    name: field.text(201),
    active: field.boolean(),
  },
  from: ({ userId, firstName, lastName, active }) => ({ userId, name: `${firstName} ${lastName}`, active }),
});

export const EmployeeRefEntity = employees.Entity;
export type EmployeeRefEntity = InstanceType<typeof EmployeeRefEntity>;

@Injectable()
export class EmployeeRefRepository extends employees.Repository {
  /** Employees by the accounts of their persons. */
  async byUsers(ctx: RequestContext, userIds: readonly string[]): Promise<EmployeeRefEntity[]> {
    if (userIds.length === 0) return [];
    return this.many(this.query(ctx).andWhere('employeeRef.userId IN (:...userIds)', { userIds }));
  }
}
