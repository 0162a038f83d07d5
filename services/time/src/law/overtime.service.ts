import { type LocalDate, addDays, mondayOf } from '@jahrring/contracts-common';
import { lawOf, overtimeOfWeek, workedInWeek, type Overtime } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CreditService } from '../absence';
import { TargetService } from '../target';
import { TimeSettingsService } from '../settings';
import { WorkRecordRepository } from './work-record.repository';

const weekDays = 7;

/** A week's hours and what of them is overtime; seconds. */
export interface WeekWork extends Overtime {
  worked: number;
}

/** Overtime of whole weeks, of the contract and of the law. */
@Injectable()
export class OvertimeService {
  constructor(
    private readonly records: WorkRecordRepository,
    private readonly targets: TargetService,
    private readonly credits: CreditService,
    private readonly settings: TimeSettingsService,
  ) {}

  async ofWeek(ctx: RequestContext, employeeId: string, date: LocalDate): Promise<Overtime> {
    const monday = mondayOf(date);
    const overtime = await this.ofMany(ctx, [employeeId], monday, monday);
    const { contract, legal } = overtime(employeeId, monday);
    return { contract, legal };
  }

  /**
   * Of the weeks from one Monday to another, both inclusive. Who has no target in a week, as people paid by the hour, has
   * only overtime of the law in it. Without a law there is none of the law.
   */
  async ofMany(
    ctx: RequestContext,
    employeeIds: readonly string[],
    firstMonday: LocalDate,
    lastMonday: LocalDate,
  ): Promise<(employeeId: string, monday: LocalDate) => WeekWork> {
    const to = addDays(lastMonday, weekDays - 1);
    // Work over the midnight before the first Monday.
    const records = await this.records.ofWeeks(ctx, employeeIds, addDays(firstMonday, -1), to);
    const law = lawOf(await this.settings.get(ctx), ctx.timeZone);
    const bound = law?.overtimeWeekSeconds ?? Number.MAX_SAFE_INTEGER;
    const target = await this.targets.onMany(ctx, employeeIds);
    const credit = await this.credits.onMany(ctx, employeeIds, firstMonday, to);
    return (employeeId, monday) => {
      const dates = Array.from({ length: weekDays }, (_, index) => addDays(monday, index));
      const hasTarget = dates.some((date) => target(employeeId, date) > 0);
      const due = (date: LocalDate) =>
        hasTarget ? target(employeeId, date) - credit(employeeId, date) : bound / weekDays;
      const own = records.get(employeeId) ?? [];
      return { worked: workedInWeek(own, monday), ...overtimeOfWeek(own, monday, due, bound) };
    };
  }
}
