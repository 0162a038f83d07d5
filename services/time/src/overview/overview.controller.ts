import { localDate } from '@jahrring/contracts-common';
import {
  copyDay,
  copyResult,
  copyWeek,
  dayView,
  personQuery,
  recordPermissions,
  weekView,
  type CopyDay,
  type CopyWeek,
  type PersonQuery,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Get,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { CopyDayService } from './copy-day.service';
import { CopyWeekService } from './copy-week.service';
import { overviewPermissions } from '../entry-record';
import { OverviewService } from './overview.service';

@ToolController('time', 'days')
export class DayController {
  constructor(
    private readonly overview: OverviewService,
    private readonly copies: CopyDayService,
  ) {}

  /** One's own day, or that of somebody whose hours one may see. */
  @Get(':date', RequirePermission(...overviewPermissions), dayView)
  day(
    @Ctx() ctx: RequestContext,
    @Param('date', { schema: localDate }) date: string,
    @Query({ schema: personQuery }) { employeeId }: PersonQuery,
  ) {
    return this.overview.day(ctx, date, employeeId ?? ctx.membershipId);
  }

  /** Copies another day's entries to this one; those that would overlap are left out. */
  @Post(':date/copy', RequirePermission(...recordPermissions), copyResult)
  copy(
    @Ctx() ctx: RequestContext,
    @Param('date', { schema: localDate }) date: string,
    @Body({ schema: copyDay }) body: CopyDay,
  ) {
    return this.copies.copy(ctx, date, body);
  }
}

@ToolController('time', 'weeks')
export class WeekController {
  constructor(
    private readonly overview: OverviewService,
    private readonly copies: CopyWeekService,
  ) {}

  /** The week, Monday to Sunday, in which the day lies. */
  @Get(':date', RequirePermission(...overviewPermissions), weekView)
  week(
    @Ctx() ctx: RequestContext,
    @Param('date', { schema: localDate }) date: string,
    @Query({ schema: personQuery }) { employeeId }: PersonQuery,
  ) {
    return this.overview.week(ctx, date, employeeId ?? ctx.membershipId);
  }

  /** Copies another week's entries to this one, each to its weekday; those that do not fit are left out. */
  @Post(':date/copy', RequirePermission(...recordPermissions), copyResult)
  copy(
    @Ctx() ctx: RequestContext,
    @Param('date', { schema: localDate }) date: string,
    @Body({ schema: copyWeek }) body: CopyWeek,
  ) {
    return this.copies.copy(ctx, date, body);
  }
}
