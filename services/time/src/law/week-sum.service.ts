import { type LocalDate, addDays, weekOf } from '@jahrring/contracts-common';
import { type AbsenceType, type WeekSum } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from '../absence';
import { TargetService } from '../target';
import { HolidayCalendar } from '../surcharge';
import { OvertimeService } from './overtime.service';

const weekDays = 7;
/** Of a week without a target. */
const usualWorkDays = 5;
const halvesOfDay = 2;
/** Free time for overtime is what an average is evened out with. */
const eveningOut: AbsenceType = 'overtime_compensation';

export interface PersonWeek extends WeekSum {
  /** Overtime of the contract. */
  contractSeconds: number;
}

/** People's weeks in sums, for bounds over many of them. */
@Injectable()
export class WeekSumService {
  constructor(
    private readonly overtime: OvertimeService,
    private readonly absences: AbsenceRepository,
    private readonly targets: TargetService,
    private readonly holidays: HolidayCalendar,
  ) {}

  /** Every week from one Monday to another, both inclusive, by person; with as many statements for a year as for a week. */
  async of(
    ctx: RequestContext,
    ids: readonly string[],
    firstMonday: LocalDate,
    lastMonday: LocalDate,
  ): Promise<Map<string, PersonWeek[]>> {
    const work = await this.overtime.ofMany(ctx, ids, firstMonday, lastMonday);
    const share = await this.absentShares(ctx, ids, firstMonday, addDays(lastMonday, weekDays - 1));
    const isHoliday = await this.holidays.of(ctx);
    const mondays: LocalDate[] = [];
    for (let monday = firstMonday; monday <= lastMonday; monday = addDays(monday, weekDays))
      mondays.push(monday);
    const holidaysOf = new Map(
      mondays.map((monday) => [
        monday,
        weekOf(monday)
          .slice(0, weekDays - 1)
          .filter(isHoliday).length,
      ]),
    );
    const weekOfPerson = (id: string, monday: LocalDate): PersonWeek => {
      const { worked, contract, legal } = work(id, monday);
      return {
        ...{ monday, workedSeconds: worked, contractSeconds: contract, legalSeconds: legal },
        absentShare: share(id, monday),
        holidays: holidaysOf.get(monday) ?? 0,
      };
    };
    return new Map(ids.map((id) => [id, mondays.map((monday) => weekOfPerson(id, monday))]));
  }

  /** Of a person's working days in a week those absent, from 0 to 1. */
  private async absentShares(
    ctx: RequestContext,
    ids: readonly string[],
    from: LocalDate,
    to: LocalDate,
  ): Promise<(employeeId: string, monday: LocalDate) => number> {
    const approved = await this.absences.ofPeople(ctx, ids, { from, to, states: ['approved'] });
    const target = await this.targets.onMany(ctx, ids);
    const halves = new Map<string, number>();
    for (const { employeeId, type, days } of approved) {
      if (type === eveningOut) continue;
      for (const { date, halfDays } of days) {
        const key = `${employeeId} ${date}`;
        halves.set(key, Math.min(halvesOfDay, (halves.get(key) ?? 0) + halfDays));
      }
    }
    return (employeeId, monday) => {
      const dates = weekOf(monday);
      const absent = dates.reduce((sum, date) => sum + (halves.get(`${employeeId} ${date}`) ?? 0), 0);
      if (absent === 0) return 0;
      const workDays = dates.filter((date) => target(employeeId, date) > 0).length || usualWorkDays;
      return Math.min(1, absent / halvesOfDay / workDays);
    };
  }
}
