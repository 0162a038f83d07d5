import { type LocalDate, localDateAt } from '@jahrring/contracts-common';
import {
  type HolidayCalendar,
  type HolidayCalendarQuery,
  type PublicHoliday,
} from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { countryOf, holidaysOf, publicHolidays, regionsOf } from '../holiday-rules';
import { AbsenceSettingsService } from '../settings';

/** Public holidays of a licence: those of its country and canton or state, and what it has changed itself. */
@Injectable()
export class PublicHolidayService {
  constructor(
    private readonly settings: AbsenceSettingsService,
    private readonly clock: Clock,
  ) {}

  /** The calendar of any country and region, whatever the licence has chosen. */
  async calendar(ctx: RequestContext, query: HolidayCalendarQuery): Promise<HolidayCalendar> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const { year = Number(today.slice(0, 4)) } = query;
    const country = countryOf(query, ctx.timeZone);
    const regions = await regionsOf(country);
    const region = regions.find(({ code }) => code === query.region)?.code ?? null;
    const calendar = await publicHolidays();
    return { today, year, country, regions, days: [...calendar(country, region, year)] };
  }

  /** The holiday of a day, if it is one; read once for as many days as one likes. */
  async on(ctx: RequestContext): Promise<(date: LocalDate) => PublicHoliday | null> {
    const settings = await this.settings.get(ctx);
    const calendar = await publicHolidays();
    const years = new Map<string, Map<string, PublicHoliday>>();
    return (date) => {
      const year = date.slice(0, 4);
      const days = years.get(year) ?? holidaysOf(calendar, settings, ctx.timeZone, Number(year));
      years.set(year, days);
      return days.get(date) ?? null;
    };
  }

  /** Returns a text that stays the same while the licence has the same holidays. */
  async keyOf(ctx: RequestContext): Promise<string> {
    const { country, region, holidays } = await this.settings.get(ctx);
    return JSON.stringify([country, region, holidays, ctx.timeZone]);
  }

  async between(ctx: RequestContext, from: LocalDate, to: LocalDate): Promise<PublicHoliday[]> {
    const settings = await this.settings.get(ctx);
    const calendar = await publicHolidays();
    const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return years
      .flatMap((year) => [...holidaysOf(calendar, settings, ctx.timeZone, year).values()])
      .filter(({ date }) => date >= from && date <= to)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  }
}
