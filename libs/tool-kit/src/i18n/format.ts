/** Formats values as the reader's region writes them. Decimal strings stay exact: they never pass through a float. */
export interface Format {
  readonly locale: string;
  readonly timeZone: string;
  /** `2026-11-20` or an instant → 20.11.2026. */
  date: (value: string | Date) => string;
  /** With the weekday: Fr, 20.11.2026. */
  longDate: (value: string | Date) => string;
  time: (value: string | Date) => string;
  dateTime: (value: string | Date) => string;
  /** `1234.50` → 1’234.50 (two decimals; no currency sign). */
  amount: (value: string | number, decimals?: number) => string;
  /** With the currency: CHF 1’234.50. */
  money: (value: string | number, currency: string) => string;
  number: (value: string | number, options?: Intl.NumberFormatOptions) => string;
  /** Seconds → 7:30 (hours and minutes, rounded to the minute). */
  duration: (seconds: number) => string;
  /** Seconds → 7.50 (decimal hours). */
  hours: (seconds: number) => string;
  percent: (value: string | number) => string;
}

const localDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day has no time zone: it is read as noon UTC and written in UTC. */
function asDate(value: string | Date): { date: Date; dayOnly: boolean } {
  if (value instanceof Date) return { date: value, dayOnly: false };
  const dayOnly = localDatePattern.test(value);
  return { date: new Date(dayOnly ? `${value}T12:00:00Z` : value), dayOnly };
}

type Decimal = Parameters<Intl.NumberFormat['format']>[0];

/** Browsers differ in the sign between Swiss thousands; paper has this one, and a minus instead of a hyphen. */
const withPrintedSigns = (text: string): string => text.replaceAll("'", '’').replace(/^-/, '−');

/** `language`: whose words the weekdays are, where it is not the region's own. */
export function createFormat(locale: string, timeZone: string, language: string = locale): Format {
  const number = createNumbers(locale);
  const amount = createAmounts(locale);
  const dates = (options: Intl.DateTimeFormatOptions) => createDates(locale, timeZone, options);
  const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const date = dates(day);
  const known = Intl.DateTimeFormat.supportedLocalesOf([language])[0] ?? 'de';
  const weekday = createDates(known, timeZone, { weekday: 'short' });
  return {
    locale,
    timeZone,
    date,
    // Some languages put a full stop after the weekday's short name.
    longDate: (value) => [weekday(value).replace(/\.$/, ''), date(value)].filter(Boolean).join(', '),
    time: dates(clock),
    dateTime: dates({ ...day, ...clock }),
    amount,
    money: (value, currency) => `${currency} ${amount(value)}`,
    number,
    duration: formatDuration,
    hours: (seconds) => amount(Math.round((seconds / 3600) * 100) / 100),
    percent: (value) => `${number(value, { maximumFractionDigits: 2 })} %`,
  };
}

/** Makes each value once, when it is first asked for: formatters are slow to make, and every cell of a list asks. */
export function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as V;
  };
}

function createDates(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const inZone = once((zone: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }));
  return (value: string | Date): string => {
    const { date, dayOnly } = asDate(value);
    return Number.isNaN(date.getTime()) ? '' : inZone(dayOnly ? 'UTC' : timeZone).format(date);
  };
}

/** A region's writing of numbers, always with its groups. */
export function createNumbers(locale: string): Format['number'] {
  const withOptions = once(
    (options: string) =>
      new Intl.NumberFormat(locale, { useGrouping: 'always', ...(JSON.parse(options) as object) }),
  );
  return (value, options = {}) =>
    withPrintedSigns(withOptions(JSON.stringify(options)).format(value as Decimal));
}

/**
 * An amount's figures. Regions write money in a way of their own (de-AT 1.234,50 where other numbers are 1 234,5), so
 * it is written as money and its sign left out.
 */
function createAmounts(locale: string): Format['amount'] {
  const withDecimals = once(
    (decimals: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'CHF',
        currencyDisplay: 'code',
        // Italian would leave 1234.50 without.
        useGrouping: 'always',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  return (value, decimals = 2) => {
    const parts = withDecimals(decimals).formatToParts(value as Decimal);
    const figures = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
    return withPrintedSigns(figures.map((part) => part.value).join(''));
  };
}

function formatDuration(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  const sign = seconds < 0 && minutes > 0 ? '−' : '';
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
