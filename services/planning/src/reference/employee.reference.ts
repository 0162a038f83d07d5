import { employeeChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const neverPlanned: ReadonlySet<string> = new Set([
  'customer',
  'guest',
  'blocked',
  'translator',
  'developer',
]);

/** Our copy of an employee. */
const employees = defineReference(employeeChanged, {
  table: 'employee_refs',
  columns: {
    /** First and last name. */
    name: field.text(201),
    /** Works in the forest or the office: customers and guests are never planned. */
    plannable: field.boolean(),
  },
  from: ({ firstName, lastName, role, active }) => ({
    name: `${firstName} ${lastName}`,
    plannable: active && !neverPlanned.has(role),
  }),
});

export const EmployeeRefEntity = employees.Entity;
export type EmployeeRefEntity = InstanceType<typeof EmployeeRefEntity>;

@Injectable()
export class EmployeeRefRepository extends employees.Repository {
  /** Everybody who can be planned, by name. */
  async plannable(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    return this.many(
      this.query(ctx).andWhere('employeeRef.plannable = :yes', { yes: true }).orderBy('employeeRef.name'),
    );
  }
}
