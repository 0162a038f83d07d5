import type { LocalDate } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PublicHolidayService } from '../public-holiday';

const wholeDay = 2;

/** Days that count as public holidays for surcharges: the whole ones of the licence's calendar. */
@Injectable()
export class HolidayCalendar {
  constructor(private readonly holidays: PublicHolidayService) {}

  /** Read once for as many days as one likes. */
  async of(ctx: RequestContext): Promise<(date: LocalDate) => boolean> {
    const holidayOn = await this.holidays.on(ctx);
    return (date) => holidayOn(date)?.halves === wholeDay;
  }

  /** Returns a text that stays the same while the same days are holidays. */
  keyOf(ctx: RequestContext): Promise<string> {
    return this.holidays.keyOf(ctx);
  }
}
