import { addDays, daysBetween } from '@jahrring/contracts-common';
import type { AbsenceView, CapacityView, DaySpan, PlanHoliday, PlanTeam } from '@jahrring/contracts-planning';
import {
  absenceDays,
  defaultTimeSettings,
  targetOf,
  workingSeconds,
  type DayFacts,
  type EmploymentDays,
  type LicenceDays,
} from '@jahrring/contracts-time';
import { Clock, Database, Remembered, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  EmploymentRefRepository,
  WorkingRulesEntity,
  WorkingRulesRepository,
  type EmploymentRefEntity,
} from './capacity.references';

const minute = 60;
const licencesKept = 500;

/** The licence's days by its rules. */
export interface Rules extends LicenceDays {
  holidays: ReadonlyMap<string, PlanHoliday>;
}

/**
 * Length of people's days, and the parts lost to public holidays and absences: by the same rules as in the time
 * service.
 */
@Injectable()
export class CapacityService {
  private readonly known: Remembered<Rules>;

  constructor(
    private readonly employments: EmploymentRefRepository,
    private readonly rules: WorkingRulesRepository,
    db: Database,
    clock: Clock,
  ) {
    this.known = new Remembered(db, clock, licencesKept, [WorkingRulesEntity]);
  }

  /** As long as nothing was told, what holds for a licence that has changed nothing; of its holidays nothing is known. */
  rulesOf(ctx: RequestContext): Promise<Rules> {
    return this.known.of(ctx, 'rules', () => this.readRules(ctx));
  }

  private async readRules(ctx: RequestContext): Promise<Rules> {
    const told = await this.rules.find(ctx, ctx.licenceId);
    const { workingWeekDays, dailyTargetMinutes } = told ?? defaultTimeSettings;
    return {
      workingWeekDays,
      dailyTargetMinutes,
      holidays: new Map((told?.holidays ?? []).map((day) => [day.date, day])),
    };
  }

  /**
   * Returns how long a person of the licence usually works on each day of the span, in minutes; less public holidays.
   */
  dayMinutes(rules: Rules, span: DaySpan): number[] {
    return [...daysOf(undefined, [], span, rules).target];
  }

  /** Of each of these people every day of the span, and the teams by name. The caller has made sure that the reader may know. */
  async of(
    ctx: RequestContext,
    employeeIds: readonly string[],
    span: DaySpan,
    rules: Rules,
    absences: readonly AbsenceView[],
  ): Promise<{ capacities: CapacityView[]; teams: PlanTeam[] }> {
    const found = await this.employments.getMany(ctx, employeeIds);
    const employments = new Map(found.map((employment) => [employment.id, employment]));
    const approved = new Map<string, AbsenceView[]>();
    for (const absence of absences.filter((one) => one.approved)) {
      const own = approved.get(absence.resourceId);
      if (own) own.push(absence);
      else approved.set(absence.resourceId, [absence]);
    }
    // Most people of a licence work by the same week: it is worked out once.
    const known = new Map<string, Days>();
    const capacities = employeeIds.map((resourceId): CapacityView => {
      const employment = employments.get(resourceId);
      const own = approved.get(resourceId);
      if (own) return { resourceId, ...daysOf(employment, own, span, rules) };
      const week = weekIn(employment, span);
      const days = known.get(week) ?? daysOf(employment, [], span, rules);
      known.set(week, days);
      return { resourceId, ...days };
    });
    return { capacities, teams: teamsOf(found) };
  }
}

type Days = Omit<CapacityView, 'resourceId'>;

function teamsOf(employments: readonly EmploymentRefEntity[]): PlanTeam[] {
  const teams = new Map<string, string[]>();
  for (const { id, team } of employments) {
    if (!team) continue;
    const members = teams.get(team);
    if (members) members.push(id);
    else teams.set(team, [id]);
  }
  return [...teams]
    .map(([name, resourceIds]) => ({ name, resourceIds }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Names what of an employment counts in a span: who shares it has the same days. */
function weekIn(employment: EmploymentRefEntity | undefined, { from, to }: DaySpan): string {
  const { startsOn, endsOn, periods = [] } = employment ?? {};
  const first = periods.findLast(({ validFrom }) => validFrom <= from);
  const later = periods.filter(({ validFrom }) => from < validFrom && validFrom <= to);
  return JSON.stringify([
    startsOn && startsOn > from ? startsOn : null,
    endsOn && endsOn < to ? endsOn : null,
    first?.dailySeconds ?? null,
    later,
  ]);
}

function daysOf(
  found: EmploymentRefEntity | undefined,
  absences: readonly AbsenceView[],
  { from, to }: DaySpan,
  rules: Rules,
): Days {
  const { startsOn, endsOn, periods = [] } = found ?? {};
  const employment = { startsOn: startsOn ?? undefined, endsOn: endsOn ?? undefined, periods };
  // In minutes: bookings of half a day halve them, and the rules for halves of a day know no unit.
  const factsOf = (date: string): DayFacts => ({
    targetSeconds: Math.round(targetOf(date, employment, rules) / minute),
    holidayHalves: rules.holidays.get(date)?.halves ?? 0,
  });
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const facts = days.map(factsOf);
  const missed = missedMinutes(absences, factsOf);
  const target = facts.map(workingSeconds);
  return {
    target,
    length: days.map((date, index) =>
      isEmployed(date, employment) ? facts[index]?.targetSeconds || rules.dailyTargetMinutes : 0,
    ),
    // Two absences of one half day take it once.
    away: days.map((date, index) => Math.min(missed.get(date) ?? 0, target[index] ?? 0)),
  };
}

function missedMinutes(
  absences: readonly AbsenceView[],
  factsOf: (date: string) => DayFacts,
): ReadonlyMap<string, number> {
  const missed = new Map<string, number>();
  for (const { firstDay, lastDay, startHalf, endHalf } of absences) {
    const span = { startsOn: firstDay, endsOn: lastDay, startHalf, endHalf };
    for (const { date, seconds } of absenceDays(span, factsOf)) {
      missed.set(date, (missed.get(date) ?? 0) + seconds);
    }
  }
  return missed;
}

function isEmployed(date: string, { startsOn, endsOn }: EmploymentDays): boolean {
  return !(startsOn && date < startsOn) && !(endsOn && date > endsOn);
}
