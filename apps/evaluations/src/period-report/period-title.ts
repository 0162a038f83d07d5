/** `November 2026` of `2026-11`; a year as it is. */
export function periodTitle(period: string, locale: string): string {
  if (period.length === 'YYYY'.length) return period;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${period}-01T00:00:00Z`));
}

/** `November` of `2026-11`. */
export function monthName(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `Mo` of a day. */
export function weekdayName(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
