import { type LocalDate, addDays, mondayOf, nextMonthOf, weekdayOf } from '@jahrring/contracts-common';
import {
  hintsOfAverages,
  hintsOfYearOvertime,
  lawOf,
  yearOfWeek,
  type LawHint,
  type Overtime,
  type OvertimeMonth,
  type OvertimeQuery,
  type WorkingTimeLaw,
} from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryAccess } from '../entry';
import { TimeSettingsService } from '../settings';
import { WeekSumService, type PersonWeek } from './week-sum.service';

const weekDays = 7;

/** A month's weeks, and those before it that the year and the average of its first week need; Mondays. */
interface Weeks {
  first: LocalDate;
  ofMonth: LocalDate;
  last: LocalDate;
}

/** Overtime of a month and of the year so far, with the bounds of the law over many weeks. */
@Injectable()
export class OvertimeMonthService {
  constructor(
    private readonly weeks: WeekSumService,
    private readonly access: EntryAccess,
    private readonly settings: TimeSettingsService,
  ) {}

  /** One's own, or that of somebody whose hours one may see. */
  async of(
    ctx: RequestContext,
    { month, employeeId = ctx.membershipId }: OvertimeQuery,
  ): Promise<OvertimeMonth> {
    const name = await this.access.requirePerson(ctx, employeeId, 'tools.project.timetable.others.show');
    const [found] = await this.ofPeople(ctx, [{ id: employeeId, name }], month);
    if (!found) throw new Error('a person without a month');
    return found;
  }

  /** Of people whom the caller may look at, with as many statements for fifty as for one. */
  async ofPeople(
    ctx: RequestContext,
    people: readonly { id: string; name: string }[],
    month: string,
  ): Promise<OvertimeMonth[]> {
    const law = lawOf(await this.settings.get(ctx), ctx.timeZone);
    const weeks = weeksOf(month, law);
    const ids = people.map(({ id }) => id);
    const sums = await this.weeks.of(ctx, ids, weeks.first, weeks.last);
    const year = month.slice(0, 4);
    return people.map(({ id, name }) => {
      const own = sums.get(id) ?? [];
      return {
        ...{ employeeId: id, name, month, year: Number(year) },
        ofMonth: total(own.filter(({ monday }) => monday >= weeks.ofMonth)),
        ofYear: total(own.filter(({ monday }) => yearOfWeek(monday) === year)),
        yearLimitSeconds: law?.yearOvertimeSeconds ?? null,
        hints: law ? hintsOf(own, law, { year, weeks }) : [],
      };
    });
  }
}

/** A week belongs to the month of its Sunday, as in payroll. */
function weeksOf(month: string, law: WorkingTimeLaw | null): Weeks {
  const from = `${month}-01`;
  const to = addDays(nextMonthOf(from), -1);
  const ofMonth = mondayOf(from);
  const ofYear = mondayOf(`${month.slice(0, 4)}-01-01`);
  const { weeks = 1, orWeeks = null } = law?.average ?? {};
  const ofAverage = addDays(ofMonth, -weekDays * ((orWeeks ?? weeks) - 1));
  return {
    first: ofAverage < ofYear ? ofAverage : ofYear,
    ofMonth,
    last: mondayOf(addDays(to, -weekdayOf(to) % weekDays)),
  };
}

function total(weeks: readonly PersonWeek[]): Overtime {
  return {
    contract: weeks.reduce((sum, { contractSeconds }) => sum + contractSeconds, 0),
    legal: weeks.reduce((sum, { legalSeconds }) => sum + legalSeconds, 0),
  };
}

function hintsOf(
  own: readonly PersonWeek[],
  law: WorkingTimeLaw,
  { year, weeks }: { year: string; weeks: Weeks },
): LawHint[] {
  const averages = hintsOfAverages(own, law).filter(({ date }) => date >= weeks.ofMonth);
  const ofYear = own.filter(({ monday }) => yearOfWeek(monday) === year);
  return [...averages, ...hintsOfYearOvertime(ofYear, law)];
}
