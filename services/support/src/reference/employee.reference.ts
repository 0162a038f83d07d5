import { employeeChanged } from '@jahrring/contracts-admin';
import type { Role } from '@jahrring/contracts-common';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an employee: who asks and who answers. */
const employees = defineReference(employeeChanged, {
  table: 'employee_refs',
  columns: {
    /** First and last name. */
    name: field.text(201),
    active: field.boolean(),
    role: field.text<Role>(20),
  },
  from: ({ firstName, lastName, active, role }) => ({ name: `${firstName} ${lastName}`, active, role }),
});

export const EmployeeRefEntity = employees.Entity;

@Injectable()
export class EmployeeRefRepository extends employees.Repository {
  /** The caller's own name; empty for a superadmin who is no member here. */
  async nameOf(ctx: RequestContext): Promise<string> {
    return (await this.find(ctx, ctx.membershipId))?.name ?? '';
  }
}
