import { addDays } from '@jahrring/contracts-common';
import {
  defaultTimeSettings,
  targetOf,
  workingSeconds,
  type EmploymentDays,
  type PublicHoliday,
} from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  AbsenceDaysRepository,
  EmploymentRefRepository,
  WorkingRulesRepository,
  type DaySpan,
} from './working-time.references';

const minute = 60;

/** Minutes of a day: how long it is for bookings, and how much of it is to be worked. */
export interface DayLength {
  length: number;
  target: number;
}

/** Capacity of a person on a day: the target less absences. */
export interface DayCapacity {
  employeeId: string;
  date: string;
  minutes: number;
  /** Hours are agreed with this person, by themselves and not by the licence's rules alone. */
  isAgreed: boolean;
}

interface Rules {
  workingWeekDays: 5 | 7;
  dailyTargetMinutes: number;
  holidays: ReadonlyMap<string, PublicHoliday>;
}

/** Length of people's days, by the same rules as in the plan. */
@Injectable()
export class DayLengthService {
  constructor(
    private readonly employments: EmploymentRefRepository,
    private readonly absences: AbsenceDaysRepository,
    private readonly rules: WorkingRulesRepository,
  ) {}

  /** Of these people; of anybody else as the licence has it. The caller has made sure that the reader may see them. */
  async of(
    ctx: RequestContext,
    employeeIds: readonly string[],
  ): Promise<(employeeId: string, date: string) => DayLength> {
    const rules = await this.rulesOf(ctx);
    const found = await this.employments.getMany(ctx, employeeIds);
    const known = new Map(
      found.map(({ id, startsOn, endsOn, periods }) => [
        id,
        { startsOn: startsOn ?? undefined, endsOn: endsOn ?? undefined, periods },
      ]),
    );
    return (employeeId, date) => lengthOf(date, known.get(employeeId) ?? { periods: [] }, rules);
  }

  /** Returns the length of a day where several people are combined: the licence's daily target. */
  async ofLicence(ctx: RequestContext): Promise<number> {
    return (await this.rulesOf(ctx)).dailyTargetMinutes * minute;
  }

  /** Every day of these people on which there is something to be worked. */
  async capacities(
    ctx: RequestContext,
    employeeIds: readonly string[],
    span: DaySpan,
  ): Promise<DayCapacity[]> {
    const lengths = await this.of(ctx, employeeIds);
    const agreed = new Set(
      (await this.employments.getMany(ctx, employeeIds))
        .filter(({ periods }) => periods.length > 0)
        .map(({ id }) => id),
    );
    const away = new Map<string, number>();
    for (const { employeeId, days } of await this.absences.ofPeople(ctx, employeeIds, span)) {
      for (const { date, seconds } of days) {
        const key = `${employeeId} ${date}`;
        away.set(key, (away.get(key) ?? 0) + Math.round(seconds / minute));
      }
    }
    const found: DayCapacity[] = [];
    for (const employeeId of employeeIds) {
      for (let date = span.from; date <= span.to; date = addDays(date, 1)) {
        const { target } = lengths(employeeId, date);
        // Two absences of one half day take it once.
        const minutes = Math.max(0, target - (away.get(`${employeeId} ${date}`) ?? 0));
        if (minutes > 0) found.push({ employeeId, date, minutes, isAgreed: agreed.has(employeeId) });
      }
    }
    return found;
  }

  private async rulesOf(ctx: RequestContext): Promise<Rules> {
    const told = await this.rules.find(ctx, ctx.licenceId);
    const { workingWeekDays, dailyTargetMinutes } = told ?? defaultTimeSettings;
    return {
      workingWeekDays,
      dailyTargetMinutes,
      holidays: new Map((told?.holidays ?? []).map((day) => [day.date, day])),
    };
  }
}

function lengthOf(date: string, employment: EmploymentDays, rules: Rules): DayLength {
  const { startsOn, endsOn } = employment;
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return { length: 0, target: 0 };
  // In minutes: bookings of half a day halve them.
  const targetSeconds = Math.round(targetOf(date, employment, rules) / minute);
  const holidayHalves = rules.holidays.get(date)?.halves ?? 0;
  return {
    length: targetSeconds || rules.dailyTargetMinutes,
    target: workingSeconds({ targetSeconds, holidayHalves }),
  };
}
