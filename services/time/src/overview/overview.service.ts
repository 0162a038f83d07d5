import { isoWeekOf, localDateAt, weekOf } from '@jahrring/contracts-common';
import { type DayTotals, type DayView, type PublicHoliday, type WeekView } from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryAccess } from '../entry';
import { EntryRepository } from '../entry-record';
import { LawHintService, OvertimeService } from '../law';
import { PublicHolidayService } from '../public-holiday';
import { DayRulesService } from './day-rules.service';
import { dayTotals } from './day-totals';
import { ElsewhereHours } from './elsewhere-hours';
import { remarksOf } from './team-day';

/** One person's day and week, each read with a handful of statements however much was recorded. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly entries: EntryRepository,
    private readonly access: EntryAccess,
    private readonly dayRules: DayRulesService,
    private readonly holidays: PublicHolidayService,
    private readonly elsewhere: ElsewhereHours,
    private readonly laws: LawHintService,
    private readonly overtime: OvertimeService,
    private readonly clock: Clock,
  ) {}

  async day(ctx: RequestContext, date: string, employeeId: string): Promise<DayView> {
    const { entries, days, hints, ...rest } = await this.read(ctx, employeeId, [date]);
    const [totals] = days;
    if (!totals) throw new Error('a day without totals');
    return { ...rest, ...totals, hints: hints.filter(({ workDate }) => workDate === date), entries };
  }

  async week(ctx: RequestContext, date: string, employeeId: string): Promise<WeekView> {
    const read = await this.read(ctx, employeeId, weekOf(date));
    const sum = (value: (day: DayTotals) => number) =>
      read.days.reduce((total, day) => total + value(day), 0);
    return {
      ...read,
      ...isoWeekOf(date),
      workedSeconds: sum((day) => day.workedSeconds),
      elsewhereSeconds: sum((day) => day.elsewhereSeconds ?? 0),
      targetSeconds: sum((day) => day.targetSeconds),
      missingSeconds: sum((day) => day.missingSeconds),
      overtime: await this.overtime.ofWeek(ctx, employeeId, date),
    };
  }

  private async read(ctx: RequestContext, employeeId: string, dates: readonly string[]) {
    const employeeName = await this.access.requirePerson(
      ctx,
      employeeId,
      'tools.project.timetable.others.show',
    );
    const [first = '', last = first] = [dates[0], dates.at(-1)];
    const { mapper, rulesOf } = await this.dayRules.of(ctx, [employeeId], first, last);
    const rows = await this.entries.ofPerson(ctx, employeeId, first, last);
    const entries = rows.map(mapper.toView);
    const hints = (await this.laws.of(ctx, [employeeId], { from: first, to: last })).get(employeeId) ?? [];
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const rules = {
      ...rulesOf(employeeId),
      today,
      elsewhereOf: await this.elsewhere.of(ctx, employeeId, [first, last], rows),
    };
    const holidayOn = await this.holidays.on(ctx);
    const days = dates.map((date) => {
      const totals = dayTotals(date, entries, rules);
      const own = rows.filter(({ workDate }) => workDate === date);
      return {
        ...totals,
        remarks: remarksOf(own, totals, hints, { ...rules, partial: false }),
        away: rules.awayOf(date),
        holiday: withoutDate(holidayOn(date)),
      };
    });
    return { employeeId, employeeName, today, canRecord: mayRecord(ctx, employeeId), days, hints, entries };
  }
}

/** It stands with its day already. */
function withoutDate(holiday: PublicHoliday | null): DayTotals['holiday'] {
  return holiday && { name: holiday.name, halves: holiday.halves };
}

function mayRecord(ctx: RequestContext, employeeId: string): boolean {
  return ctx.can(
    employeeId === ctx.membershipId ? 'tools.timetable.own.create' : 'tools.timetable.others.create',
  );
}
