import { addDays, mondayOf } from '@jahrring/contracts-common';
import {
  overviewDays,
  type DaySpan,
  type PlanOverview,
  type PlanOverviewQuery,
} from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanService } from '../booking';
import { ConflictService } from '../conflict';
import { ProposalService } from '../proposal';
import { RequirementService } from '../requirement';

const twoWeeks = 14;

/** Overview at the start of a day: its plan, its conflicts, and what is still to be planned. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly plans: PlanService,
    private readonly conflicts: ConflictService,
    private readonly requirements: RequirementService,
    private readonly proposals: ProposalService,
  ) {}

  async of(ctx: RequestContext, { today }: PlanOverviewQuery): Promise<PlanOverview> {
    const plansOthers = ctx.can('tools.scheduling_tool.manage');
    const [plan, conflicts, requirements, proposals] = await Promise.all([
      this.plans.plan(ctx, plansOthers ? weeksOf(today) : { from: today, to: addDays(today, 1) }),
      this.conflicts.of(ctx, daysFrom(today, overviewDays.conflicts)),
      plansOthers && ctx.can('tools.scheduling_tool.index')
        ? this.requirements.list(ctx, daysFrom(today, overviewDays.requirements))
        : null,
      plansOthers ? this.proposals.open(ctx) : null,
    ]);
    return { plan, conflicts, requirements, proposals };
  }
}

/** This week and the next; tomorrow is always one of their days. */
function weeksOf(today: string): DaySpan {
  const from = mondayOf(today);
  return { from, to: addDays(from, twoWeeks - 1) };
}

function daysFrom(today: string, days: number): DaySpan {
  return { from: today, to: addDays(today, days - 1) };
}
