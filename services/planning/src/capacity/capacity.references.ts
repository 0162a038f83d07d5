import { employmentChanged } from '@jahrring/contracts-admin';
import { workingRulesChanged, type EmploymentDays, type WorkingRulesChanged } from '@jahrring/contracts-time';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Length of an employee's days, by the employee's id. */
const employments = defineReference(employmentChanged, {
  table: 'employment_refs',
  id: ({ employeeId }) => employeeId,
  columns: {
    startsOn: field.localDate().nullable(),
    endsOn: field.localDate().nullable(),
    periods: field.json<EmploymentDays['periods']>(),
    team: field.text(100).nullable(),
  },
  from: ({ startsOn = null, endsOn = null, periods, team = null }) => {
    const days = periods.map(({ validFrom, dailySeconds }) => ({ validFrom, dailySeconds }));
    return { startsOn, endsOn, periods: days, team };
  },
});

/** By which rules the licence's days count; its id is the licence's. */
const rules = defineReference(workingRulesChanged, {
  table: 'working_rule_refs',
  columns: {
    workingWeekDays: field.int<5 | 7>(),
    dailyTargetMinutes: field.int(),
    holidays: field.json<WorkingRulesChanged['holidays']>(),
  },
  from: ({ workingWeekDays, dailyTargetMinutes, holidays }) => ({
    workingWeekDays,
    dailyTargetMinutes,
    holidays,
  }),
});

export const EmploymentRefEntity = employments.Entity;
export type EmploymentRefEntity = InstanceType<typeof EmploymentRefEntity>;
export const WorkingRulesEntity = rules.Entity;

@Injectable()
export class EmploymentRefRepository extends employments.Repository {}

@Injectable()
export class WorkingRulesRepository extends rules.Repository {}
