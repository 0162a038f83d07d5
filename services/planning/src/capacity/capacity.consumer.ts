import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { workingRulesChanged, type WorkingRulesChanged } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefRepository, WorkingRulesRepository } from './capacity.repositories';

/** Keeps our copies of how long days are: of people, and by the licence's rules. */
@Injectable()
export class CapacityConsumer {
  constructor(
    private readonly employments: EmploymentRefRepository,
    private readonly rules: WorkingRulesRepository,
  ) {}

  @Consumes(employmentChanged)
  async onEmploymentChanged(
    ctx: RequestContext,
    employment: EmploymentChanged,
    meta: EventMeta,
  ): Promise<void> {
    const { employeeId, startsOn = null, endsOn = null, periods, team = null } = employment;
    const days = periods.map(({ validFrom, dailySeconds }) => ({ validFrom, dailySeconds }));
    await this.employments.take(ctx, employeeId, { startsOn, endsOn, periods: days, team }, meta);
  }

  @Consumes(workingRulesChanged)
  async onWorkingRulesChanged(
    ctx: RequestContext,
    { id, workingWeekDays, dailyTargetMinutes, holidays }: WorkingRulesChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.rules.take(ctx, id, { workingWeekDays, dailyTargetMinutes, holidays }, meta);
  }
}
