import { addDays, addMonths, localDateAt } from '@jahrring/contracts-common';
import type { MonthReport, PeriodDay, YearMonth, YearReport } from '@jahrring/contracts-evaluations';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FactRepository } from '../fact';
import { LabelsService } from '../reference';
import {
  EmploymentRefRepository,
  LedgerRefRepository,
  WorkingTimeService,
  type DaySpan,
  type WorkingDay,
} from '../working-time';
import { balancesOf, sumsOf } from './period-sums';
import type { SeenPerson } from '../reference';

interface Gathered {
  person: { employeeId: string; name: string; team: string | null; personnelNumber: string | null };
  days: WorkingDay[];
  ledger: Awaited<ReturnType<LedgerRefRepository['ofPeople']>>;
  averageDaySeconds: number;
}

/** Months and years of people: as many statements for forty as for one. */
@Injectable()
export class PeriodReportService {
  constructor(
    private readonly times: WorkingTimeService,
    private readonly ledger: LedgerRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly facts: FactRepository,
    private readonly labels: LabelsService,
    private readonly clock: Clock,
  ) {}

  /** @param people whom the reader may see */
  async months(ctx: RequestContext, people: readonly SeenPerson[], month: string): Promise<MonthReport[]> {
    const year = Number(month.slice(0, 4));
    const from = `${month}-01`;
    const span = { from, to: addDays(addMonths(from, 1), -1) };
    const asOf = this.asOf(ctx, span.to);
    const works = await this.works(ctx, people, span);
    const gathered = await this.gather(ctx, people, { from: `${year}-01-01`, to: span.to });
    return gathered.map(({ person, days, ledger, averageDaySeconds }) => {
      const own = days.filter(({ date }) => date >= from);
      const until = asOf >= `${year}-01-01` ? asOf : null;
      return {
        ...person,
        month,
        days: own.map((day) => ({ ...day, works: works(person.employeeId, day.date) })),
        ...sumsOf(own, asOf),
        balances: balancesOf(days, ledger, { year, last: span.to, asOf: until, averageDaySeconds }),
      };
    });
  }

  /** @param people whom the reader may see */
  async years(ctx: RequestContext, people: readonly SeenPerson[], year: number): Promise<YearReport[]> {
    const span = { from: `${year}-01-01`, to: `${year}-12-31` };
    const asOf = this.asOf(ctx, span.to);
    const until = asOf >= span.from ? asOf : null;
    const gathered = await this.gather(ctx, people, span);
    return gathered.map(({ person, days, ledger, averageDaySeconds }) => {
      const balances = balancesOf(days, ledger, { year, last: span.to, asOf: until, averageDaySeconds });
      const months = Array.from({ length: 12 }, (_, index): YearMonth => {
        const month = `${year}-${String(index + 1).padStart(2, '0')}`;
        const last = addDays(addMonths(`${month}-01`, 1), -1);
        const upTo = { year, last, asOf: until, averageDaySeconds };
        const before = days.filter(({ date }) => date <= last);
        return {
          month,
          ...sumsOf(
            days.filter(({ date }) => date.startsWith(month)),
            asOf,
          ),
          flexitimeSeconds: balancesOf(before, ledger, upTo).flexitimeSeconds,
        };
      });
      const rows = ledger.filter((row) => row.year === year);
      return {
        ...{ ...person, year, months, ...sumsOf(days, asOf), balances },
        ledger: rows.map(({ bookedOn: date, kind, source, seconds }) => ({ date, kind, source, seconds })),
      };
    });
  }

  /** The last day of a period that is over: today's hours are still to come. */
  private asOf(ctx: RequestContext, last: string): string {
    const yesterday = addDays(localDateAt(this.clock.now(), ctx.timeZone), -1);
    return last < yesterday ? last : yesterday;
  }

  private async gather(
    ctx: RequestContext,
    people: readonly SeenPerson[],
    span: DaySpan,
  ): Promise<Gathered[]> {
    const ids = people.map(({ id }) => id);
    const days = await this.times.of(ctx, ids, span);
    const ledger = await this.ledger.ofPeople(ctx, ids, Number(span.to.slice(0, 4)));
    const employments = new Map(
      (await this.employments.getMany(ctx, ids)).map((employment) => [employment.id, employment]),
    );
    return people.map(({ id: employeeId, name, team }) => ({
      person: {
        ...{ employeeId, name, team },
        personnelNumber: employments.get(employeeId)?.personnelNumber ?? null,
      },
      days: days.get(employeeId) ?? [],
      ledger: ledger.filter((row) => row.employeeId === employeeId),
      averageDaySeconds: employments.get(employeeId)?.averageDaySeconds ?? 0,
    }));
  }

  /** Returns the work that each day was spent on, most hours first. */
  private async works(
    ctx: RequestContext,
    people: readonly SeenPerson[],
    span: DaySpan,
  ): Promise<(employeeId: string, date: string) => PeriodDay['works']> {
    const filter = { ...span, 'filter[person]': people.map(({ id }) => id) };
    const sums = await this.facts.times(ctx, filter, ['employeeId', 'workDate', 'projectId', 'activityId']);
    const { project, activity } = await this.labels.of(ctx, ['project', 'activity']);
    const found = new Map<string, PeriodDay['works']>();
    for (const { employeeId, workDate, projectId, activityId, seconds } of sums) {
      if (seconds === 0) continue;
      const key = `${employeeId} ${workDate}`;
      const title = activityId ? (activity.get(activityId) ?? null) : null;
      const work = { project: project.get(projectId ?? '') ?? '–', activity: title, seconds };
      found.set(key, [...(found.get(key) ?? []), work]);
    }
    return (employeeId, date) =>
      (found.get(`${employeeId} ${date}`) ?? []).toSorted(
        (one, other) => other.seconds - one.seconds || one.project.localeCompare(other.project),
      );
  }
}
