import { employeeChanged } from '@jahrring/contracts-admin';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an employee: who leads a project and works on it. */
const employees = defineReference(employeeChanged, {
  table: 'employee_refs',
  columns: {
    /** First and last name. */
    name: field.text(201),
    active: field.boolean(),
  },
  from: ({ firstName, lastName, active }) => ({ name: `${firstName} ${lastName}`, active }),
});

export const EmployeeRefEntity = employees.Entity;
export type EmployeeRefEntity = InstanceType<typeof EmployeeRefEntity>;

@Injectable()
export class EmployeeRefRepository extends employees.Repository {}
