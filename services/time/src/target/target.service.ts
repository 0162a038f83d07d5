import type { LocalDate } from '@jahrring/contracts-common';
import { targetOf, workingSeconds } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PublicHolidayService } from '../public-holiday';
import { TimeSettingsService } from '../settings';
import { EmploymentRefRepository } from '../reference';

/** Target working time of a person. */
@Injectable()
export class TargetService {
  constructor(
    private readonly employments: EmploymentRefRepository,
    private readonly settings: TimeSettingsService,
    private readonly holidays: PublicHolidayService,
  ) {}

  /** Target of one day in seconds, less public holidays; absences not looked at. */
  async of(ctx: RequestContext, employeeId: string, date: LocalDate): Promise<number> {
    return (await this.on(ctx, employeeId))(date);
  }

  /** The same for many days of one person, read once. */
  async on(ctx: RequestContext, employeeId: string): Promise<(date: LocalDate) => number> {
    const target = await this.onMany(ctx, [employeeId]);
    return (date) => target(employeeId, date);
  }

  /** The same for many people, with as many statements as for one. */
  async onMany(
    ctx: RequestContext,
    employeeIds: readonly string[],
  ): Promise<(employeeId: string, date: LocalDate) => number> {
    const settings = await this.settings.get(ctx);
    const employments = await this.employments.ofMany(ctx, employeeIds);
    const holidayOf = await this.holidays.on(ctx);
    return (employeeId, date) =>
      workingSeconds({
        targetSeconds: targetOf(date, employments.get(employeeId) ?? null, settings),
        holidayHalves: holidayOf(date)?.halves ?? 0,
      });
  }

  /** By the week pattern alone, as if there were no public holidays. */
  async plain(ctx: RequestContext, employeeId: string): Promise<(date: LocalDate) => number> {
    const settings = await this.settings.get(ctx);
    const employment = await this.employments.of(ctx, employeeId);
    return (date) => targetOf(date, employment, settings);
  }
}
