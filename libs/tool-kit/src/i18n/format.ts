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

/**
 * An amount's figures. Regions write money in a way of their own (de-AT 1.234,50 where other numbers are 1 234,5), so
 * it is written as money and its sign left out.
 */
function writeAmount(locale: string, value: string | number, decimals: number): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CHF',
    currencyDisplay: 'code',
    // Italian would leave 1234.50 without.
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).formatToParts(value as Decimal);
  const figures = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  return withPrintedSigns(figures.map((part) => part.value).join(''));
}

/** `language`: whose words the weekdays are, where it is not the region's own. */
export function createFormat(locale: string, timeZone: string, language: string = locale): Format {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const inZone = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    const inUtc = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (value: string | Date): string => {
      const { date, dayOnly } = asDate(value);
      if (Number.isNaN(date.getTime())) return '';
      return (dayOnly ? inUtc : inZone).format(date);
    };
  };
  const number = (value: string | number, options: Intl.NumberFormatOptions = {}): string =>
    withPrintedSigns(
      new Intl.NumberFormat(locale, { useGrouping: 'always', ...options }).format(value as Decimal),
    );
  const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const amount = (value: string | number, decimals = 2): string => writeAmount(locale, value, decimals);
  const date = dates(day);
  const weekday = createWeekday(language, timeZone);
  return {
    locale,
    timeZone,
    date,
    longDate: (value) => [weekday(value), date(value)].filter(Boolean).join(', '),
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

/** The weekday's short name: Fr (without the full stop that some languages put after it). */
function createWeekday(language: string, timeZone: string): (value: string | Date) => string {
  const known = Intl.DateTimeFormat.supportedLocalesOf([language])[0] ?? 'de';
  const names = (zone: string) => new Intl.DateTimeFormat(known, { weekday: 'short', timeZone: zone });
  const inZone = names(timeZone);
  const inUtc = names('UTC');
  return (value) => {
    const { date, dayOnly } = asDate(value);
    if (Number.isNaN(date.getTime())) return '';
    return (dayOnly ? inUtc : inZone).format(date).replace(/\.$/, '');
  };
}

function formatDuration(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  const sign = seconds < 0 && minutes > 0 ? '−' : '';
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
