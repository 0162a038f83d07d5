import { addDays, weekdayOf, type LocalDate } from '@jahrring/contracts-common';
import type { PublicHoliday } from '@jahrring/contracts-time';
import type Holidays from 'date-holidays';

export type Country = 'CH' | 'DE' | 'AT';

const known = new Map<string, readonly PublicHoliday[]>();
const mostKnown = 500;

/**
 * Rules of the calendar's source that are customs and no legal holidays. Valais: its law on Sundays and public holidays (9 July 1936,
 * SGS 822.200, art. 2) names New Year, St Joseph, Ascension, Corpus Christi, Assumption, All Saints, Immaculate Conception, Christmas.
 * Neuchâtel: its law on Sundays and public holidays (RSN 941.02, art. 3) names 1 January, 1 March, Good Friday, 1 May, Ascension,
 * Christmas; Corpus Christi is kept in Le Landeron alone. Glarus: its law on public days of rest (6 May 2012, GS IX B/21/1, art. 2)
 * names neither 24 nor 31 December; shops and offices that close on them do so of their own.
 */
const customs: Readonly<Record<string, readonly string[]>> = {
  'CH-GL': ['12-24', '12-31'],
  'CH-NE': ['easter 1', 'easter 60'],
  'CH-VS': ['05-01 12:00', 'easter 50', '12-24 12:00'],
};

/** Glarus: the rule of the calendar's source misses years in which the day moves, and those in which 1 April is its day. */
const naefelserFahrt = 'Thursday after 04-02 if is observance holiday then next Thursday';

/** The public holidays of a year by calendar alone: of a country, and canton or state where one is named. */
export type PublicHolidays = (
  country: Country,
  region: string | null,
  year: number,
) => readonly PublicHoliday[];

/** Loads the calendars of the world at their first use: they are large, and an installation may rest for days without. */
async function loadHolidays(): Promise<typeof Holidays> {
  return (await import('date-holidays')).default;
}

/** Returns the calendar of public holidays, loaded. */
export async function publicHolidays(): Promise<PublicHolidays> {
  const calendars = await loadHolidays();
  return (country, region, year) => holidaysIn(calendars, country, region, year);
}

function holidaysIn(
  Calendar: typeof Holidays,
  country: Country,
  region: string | null,
  year: number,
): readonly PublicHoliday[] {
  const key = `${country}-${region ?? ''}-${year}`;
  const before = known.get(key);
  if (before) return before;
  const options = { types: ['public' as const], languages: 'de' };
  const calendar = region ? new Calendar(country, region, options) : new Calendar(country, options);
  const found = calendar
    .getHolidays(year)
    .filter(({ type, rule }) => type === 'public' && !customs[`${country}-${region ?? ''}`]?.includes(rule));
  const easter = found.find(({ rule }) => rule === 'easter')?.date.slice(0, 10) ?? '';
  const days = found
    .map(({ date, name, rule }): PublicHoliday => ({
      date: rule === naefelserFahrt ? naefelserFahrtOf(year, easter) : date.slice(0, 10),
      name,
      halves: rule.endsWith(' 12:00') ? 1 : 2,
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (known.size >= mostKnown) known.clear();
  known.set(key, days);
  return days;
}

/** The first Thursday of April; where that lies in Holy Week, a week later. */
function naefelserFahrtOf(year: number, easter: LocalDate): LocalDate {
  const april = `${year}-04-01`;
  const first = addDays(april, (4 - weekdayOf(april) + 7) % 7);
  return first === addDays(easter, -3) ? addDays(first, 7) : first;
}

/** Cantons or states of a country: code and name, by name. */
export async function regionsOf(country: Country): Promise<{ code: string; name: string }[]> {
  const Calendar = await loadHolidays();
  const states = new Calendar().getStates(country, 'de') as Record<string, string> | undefined;
  return Object.entries(states ?? {})
    .map(([code, name]) => ({ code, name: name.replace(/^Kanton /, '') }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de'));
}
