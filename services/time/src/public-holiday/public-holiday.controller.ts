import { holidayCalendar, holidayCalendarQuery, type HolidayCalendarQuery } from '@jahrring/contracts-time';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { PublicHolidayService } from './public-holiday.service';

@ToolController('time', 'public-holidays')
export class PublicHolidayController {
  constructor(private readonly holidays: PublicHolidayService) {}

  /** Public holidays of a country, canton or state, to choose from before anything is saved. */
  @Get('', RequirePermission('tools.settings.license'), holidayCalendar)
  calendar(@Ctx() ctx: RequestContext, @Query({ schema: holidayCalendarQuery }) query: HolidayCalendarQuery) {
    return this.holidays.calendar(ctx, query);
  }
}
