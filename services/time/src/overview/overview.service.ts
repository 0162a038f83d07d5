import {
  isoWeekOf,
  localDateAt,
  weekOf,
  type DayTotals,
  type DayView,
  type WeekView,
} from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CreditService } from '../absence/credit.service';
import { EntryAccess } from '../entry/entry.access';
import { EntryRepository } from '../entry/entry.repository';
import { EntryService } from '../entry/entry.service';
import { TimeSettingsService } from '../settings/time-settings.service';
import { TargetService } from '../refs/target.service';
import { dayTotals } from './day-totals';

/** One person's day and week, each read with a handful of statements however much was recorded. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly entries: EntryRepository,
    private readonly entryService: EntryService,
    private readonly access: EntryAccess,
    private readonly settings: TimeSettingsService,
    private readonly targets: TargetService,
    private readonly credits: CreditService,
    private readonly clock: Clock,
  ) {}

  async day(ctx: RequestContext, date: string, employeeId: string): Promise<DayView> {
    const { entries, days, ...rest } = await this.read(ctx, employeeId, [date]);
    const [totals] = days;
    if (!totals) throw new Error('a day without totals');
    return { ...rest, ...totals, entries };
  }

  async week(ctx: RequestContext, date: string, employeeId: string): Promise<WeekView> {
    const read = await this.read(ctx, employeeId, weekOf(date));
    const sum = (value: (day: DayTotals) => number) =>
      read.days.reduce((total, day) => total + value(day), 0);
    return {
      ...read,
      ...isoWeekOf(date),
      workedSeconds: sum((day) => day.workedSeconds),
      targetSeconds: sum((day) => day.targetSeconds),
      missingSeconds: sum((day) => day.missingSeconds),
    };
  }

  private async read(ctx: RequestContext, employeeId: string, dates: readonly string[]) {
    const employeeName = await this.access.requirePerson(
      ctx,
      employeeId,
      'tools.project.timetable.others.show',
    );
    const [first = '', last = first] = [dates[0], dates.at(-1)];
    const mapper = await this.entryService.mapper(ctx);
    const entries = (await this.entries.ofPerson(ctx, employeeId, first, last)).map(mapper.toView);
    const today = localDateAt(this.clock.now().getTime(), ctx.timeZone);
    const rules = {
      today,
      zone: ctx.timeZone,
      settings: await this.settings.get(ctx),
      targetOf: await this.targets.on(ctx, employeeId),
      creditedOf: await this.credits.on(ctx, employeeId, first, last),
      isLocked: (day: string) => mapper.isLocked(day, employeeId),
    };
    const days = dates.map((date) => dayTotals(date, entries, rules));
    return { employeeId, employeeName, today, canRecord: mayRecord(ctx, employeeId), days, entries };
  }
}

function mayRecord(ctx: RequestContext, employeeId: string): boolean {
  return ctx.can(
    employeeId === ctx.membershipId ? 'tools.timetable.own.create' : 'tools.timetable.others.create',
  );
}
