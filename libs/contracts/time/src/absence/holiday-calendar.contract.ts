import { localDate, queryYear } from '@jahrring/contracts-common';
import { z } from 'zod';
import { publicHoliday } from './absence.contract';
import { absenceCountries } from './absence-settings.contract';

/** Query for a calendar; defaults are the licence's time zone, the whole country, this year. */
export const holidayCalendarQuery = z.strictObject({
  country: z.enum(absenceCountries).default('zone'),
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .optional(),
  year: queryYear.optional(),
});
export type HolidayCalendarQuery = z.infer<typeof holidayCalendarQuery>;

/** Public holidays of a year by calendar alone, without what the licence counts differently. */
export const holidayCalendar = z.object({
  today: localDate,
  year: z.int(),
  country: z.enum(['CH', 'DE', 'AT']),
  /** Cantons or states of the country, by name. */
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  days: z.array(publicHoliday),
});
export type HolidayCalendar = z.infer<typeof holidayCalendar>;
