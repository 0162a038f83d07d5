import { breakCountryOf, type PublicHoliday, type UpdateAbsenceSettings } from '@jahrring/contracts-time';
import type { Country, PublicHolidays } from './public-holidays';

/** The country whose calendar and law hold. */
export function countryOf(settings: Pick<UpdateAbsenceSettings, 'country'>, zone: string): Country {
  return settings.country === 'zone' ? breakCountryOf(zone) : settings.country;
}

/** The public holidays of a licence in a year, by day: by calendar, and what it counts differently. */
export function holidaysOf(
  calendar: PublicHolidays,
  settings: UpdateAbsenceSettings,
  zone: string,
  year: number,
): Map<string, PublicHoliday> {
  const days = new Map<string, PublicHoliday>();
  for (const day of calendar(countryOf(settings, zone), settings.region, year)) days.set(day.date, day);
  for (const { date, name, halves } of settings.holidays) {
    if (!date.startsWith(String(year))) continue;
    if (halves === 0) days.delete(date);
    else days.set(date, { date, name, halves: halves === 1 ? 1 : 2 });
  }
  return days;
}
