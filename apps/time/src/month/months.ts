import { isLocalMonth, localDateAt } from '@jahrring/contracts-common';

/** `2026-11` as it stands in an address; null where it is no month. */
export function monthOf(text: string | null): string | null {
  return text !== null && isLocalMonth(text) ? text : null;
}

/** The month it is in a zone. */
export function thisMonth(timeZone: string): string {
  return localDateAt(Date.now(), timeZone).slice(0, 'YYYY-MM'.length);
}

/** November 2026. */
export function monthTitle(month: string, locale: string): string {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(new Date(`${month}-01T00:00:00Z`));
}
