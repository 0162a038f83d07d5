import { addDays, daysBetween } from '@jahrring/contracts-common';
import type { AbsenceKind, PeriodAbsence, PeriodDay, PeriodSurcharge } from '@jahrring/contracts-evaluations';
import {
  defaultAbsenceSettings,
  defaultTimeSettings,
  targetOf,
  workingSeconds,
  type PublicHoliday,
} from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FactRepository } from '../fact';
import {
  AbsenceDaysRepository,
  EmploymentRefRepository,
  SurchargeRefRepository,
  WorkingRulesRepository,
  type DaySpan,
} from './working-time.references';

/** A day of a person, without what it was spent on. */
export type WorkingDay = Omit<PeriodDay, 'works'>;

interface Rules {
  workingWeekDays: 5 | 7;
  dailyTargetMinutes: number;
  creditedTypes: readonly AbsenceKind[];
  holidays: ReadonlyMap<string, PublicHoliday>;
}

/** Targets, hours, absences and surcharges of people, day by day: with as many statements for forty as for one. */
@Injectable()
export class WorkingTimeService {
  constructor(
    private readonly facts: FactRepository,
    private readonly absences: AbsenceDaysRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly surcharges: SurchargeRefRepository,
    private readonly rules: WorkingRulesRepository,
  ) {}

  /** Every day of the span, for each of these people. The caller has made sure that the reader may see them. */
  async of(
    ctx: RequestContext,
    employeeIds: readonly string[],
    span: DaySpan,
  ): Promise<ReadonlyMap<string, WorkingDay[]>> {
    const rules = await this.rulesOf(ctx);
    const employments = new Map(
      (await this.employments.getMany(ctx, employeeIds)).map((employment) => [employment.id, employment]),
    );
    const worked = await this.worked(ctx, employeeIds, span);
    const missed = await this.missed(ctx, employeeIds, span);
    const surcharged = await this.surcharged(ctx, employeeIds, span);
    const dates = Array.from({ length: Math.max(0, daysBetween(span.from, span.to) + 1) }, (_, index) =>
      addDays(span.from, index),
    );
    return new Map(
      employeeIds.map((employeeId) => {
        const { startsOn, endsOn, periods = [] } = employments.get(employeeId) ?? {};
        const employment = { startsOn: startsOn ?? undefined, endsOn: endsOn ?? undefined, periods };
        const days = dates.map((date): WorkingDay => {
          const key = keyOf(employeeId, date);
          const holiday = rules.holidays.get(date);
          const absences = missed.get(key) ?? [];
          const credited = absences.filter(({ type }) => rules.creditedTypes.includes(type));
          return {
            ...{ date, absences, surcharges: surcharged.get(key) ?? [], holiday: holiday?.name ?? null },
            targetSeconds: workingSeconds({
              targetSeconds: targetOf(date, employment, rules),
              holidayHalves: holiday?.halves ?? 0,
            }),
            workedSeconds: worked.get(key) ?? 0,
            creditedSeconds: credited.reduce((sum, { seconds }) => sum + seconds, 0),
          };
        });
        return [employeeId, owed(days, periods)];
      }),
    );
  }

  /** As long as nothing was told, what holds for a licence that has changed nothing; of its holidays nothing is known. */
  private async rulesOf(ctx: RequestContext): Promise<Rules> {
    const told = await this.rules.find(ctx, ctx.licenceId);
    const { workingWeekDays, dailyTargetMinutes } = told ?? defaultTimeSettings;
    const { creditedTypes } = told ?? defaultAbsenceSettings;
    const holidays = new Map((told?.holidays ?? []).map((day) => [day.date, day]));
    return { workingWeekDays, dailyTargetMinutes, creditedTypes, holidays };
  }

  private async worked(
    ctx: RequestContext,
    employeeIds: readonly string[],
    span: DaySpan,
  ): Promise<ReadonlyMap<string, number>> {
    const filter = { ...span, 'filter[person]': [...employeeIds] };
    const sums = await this.facts.times(ctx, filter, ['employeeId', 'workDate']);
    return new Map(
      sums.map(({ employeeId, workDate, seconds }) => [keyOf(employeeId ?? '', workDate ?? ''), seconds]),
    );
  }

  private async missed(
    ctx: RequestContext,
    employeeIds: readonly string[],
    span: DaySpan,
  ): Promise<ReadonlyMap<string, PeriodAbsence[]>> {
    const found = new Map<string, PeriodAbsence[]>();
    for (const { employeeId, type, days } of await this.absences.ofPeople(ctx, employeeIds, span)) {
      for (const { date, seconds, halfDays } of days) {
        // Days off within it are listed, and count nothing.
        if (halfDays > 0 || seconds > 0) addTo(found, keyOf(employeeId, date), { type, seconds, halfDays });
      }
    }
    return found;
  }

  private async surcharged(
    ctx: RequestContext,
    employeeIds: readonly string[],
    span: DaySpan,
  ): Promise<ReadonlyMap<string, PeriodSurcharge[]>> {
    const found = new Map<string, PeriodSurcharge[]>();
    for (const { employeeId, lines } of await this.surcharges.ofPeople(ctx, employeeIds, span)) {
      for (const { date, title, seconds } of lines) {
        addTo(found, keyOf(employeeId, date), { title, seconds });
      }
    }
    return found;
  }
}

/** Whoever has no hours agreed and records none owes none: the owner, the office. As time has it in its balances. */
function owed(days: WorkingDay[], periods: readonly unknown[]): WorkingDay[] {
  const owes = periods.length > 0 || days.some((day) => day.workedSeconds + day.creditedSeconds > 0);
  return owes ? days : days.map((day) => ({ ...day, targetSeconds: 0 }));
}

const keyOf = (employeeId: string, date: string): string => `${employeeId} ${date}`;

function addTo<T>(found: Map<string, T[]>, key: string, value: T): void {
  const own = found.get(key);
  if (own) own.push(value);
  else found.set(key, [value]);
}
