import type { PublicHoliday, UpdateAbsenceSettings } from '@jahrring/contracts-time';

type OwnHoliday = UpdateAbsenceSettings['holidays'][number];

/** A day of the year that is a public holiday, or would be one. */
export interface HolidayRow extends OwnHoliday {
  /** Not in the calendar of the country or region. */
  own: boolean;
}

/** The calendar of a year with what the licence counts differently, by date. */
export function holidayRows(
  calendar: readonly PublicHoliday[],
  changes: readonly OwnHoliday[],
  year: number,
): HolidayRow[] {
  const rows = new Map<string, HolidayRow>();
  for (const day of calendar) rows.set(day.date, { ...day, own: false });
  for (const change of changes) {
    if (!change.date.startsWith(String(year))) continue;
    rows.set(change.date, { ...change, own: rows.get(change.date)?.own ?? true });
  }
  return [...rows.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** The licence's changes once a day counts as so many halves; a whole day of the calendar needs none. */
export function withHalves(
  changes: readonly OwnHoliday[],
  { own, date, name }: HolidayRow,
  halves: number,
): OwnHoliday[] {
  const others = withoutDay(changes, date);
  return !own && halves === 2 ? others : [...others, { date, name, halves }];
}

export function withoutDay(changes: readonly OwnHoliday[], date: string): OwnHoliday[] {
  return changes.filter((change) => change.date !== date);
}
