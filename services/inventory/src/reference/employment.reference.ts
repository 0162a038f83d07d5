import { employmentChanged } from '@jahrring/contracts-admin';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of somebody's employment: who leads them, and their last day. Its id is the employee's. */
const employments = defineReference(employmentChanged, {
  table: 'employment_refs',
  id: ({ employeeId }) => employeeId,
  columns: { supervisorIds: field.json<string[]>(), endsOn: field.localDate().nullable() },
  from: ({ supervisors, endsOn = null }) => ({ supervisorIds: supervisors, endsOn }),
});

export const EmploymentRefEntity = employments.Entity;
export type EmploymentRefEntity = InstanceType<typeof EmploymentRefEntity>;

@Injectable()
export class EmploymentRefRepository extends employments.Repository {}
