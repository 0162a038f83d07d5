const pattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** `2026-11` as it stands in an address; null where it is no month. */
export function monthOf(text: string | null): string | null {
  return text !== null && pattern.test(text) ? text : null;
}

export function thisMonth(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  return parts.format(new Date()).slice(0, 'YYYY-MM'.length);
}

/** So many months later, or before. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 'YYYY-MM'.length);
}

/** November 2026. */
export function monthTitle(month: string, locale: string): string {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(new Date(`${month}-01T00:00:00Z`));
}
