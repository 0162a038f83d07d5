/** Languages in which paper is written. */
export type PrintLanguage = 'de' | 'en' | 'fr' | 'it' | 'ro';

/** The language of a locale; German where it is not one of ours. */
export function printLanguageOf(locale: string): PrintLanguage {
  const language = locale.slice(0, 2);
  return language === 'en' || language === 'fr' || language === 'it' || language === 'ro' ? language : 'de';
}

/** Format of figures and dates in a country. All digits have the same width, so columns are aligned. */
export interface PrintFormat {
  /** Thousands and decimals of a decimal string; its decimals are kept. */
  decimal: (value: string) => string;
  /** Without trailing zeros: quantities, percentages. */
  compact: (value: string) => string;
  date: (day: string) => string;
}

const marks: Readonly<Record<string, { thousands: string; decimal: string; date: string }>> = {
  CH: { thousands: '’', decimal: '.', date: '.' },
  LI: { thousands: '’', decimal: '.', date: '.' },
  DE: { thousands: '.', decimal: ',', date: '.' },
  AT: { thousands: '.', decimal: ',', date: '.' },
  FR: { thousands: '\u00a0', decimal: ',', date: '/' },
  IT: { thousands: '.', decimal: ',', date: '/' },
};
const fallback = { thousands: '’', decimal: '.', date: '.' };

/** The notation of the sender's country. */
export function printFormat(country: string): PrintFormat {
  const mark = marks[country] ?? fallback;
  const decimal = (value: string) => {
    const [whole = '0', fraction] = value.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, mark.thousands);
    return fraction === undefined ? grouped : grouped + mark.decimal + fraction;
  };
  return {
    decimal,
    compact: (value) => decimal(value.includes('.') ? value.replace(/\.?0+$/, '') : value),
    date: (day) => day.split('-').reverse().join(mark.date),
  };
}

/** A unit price keeps two decimals at least and four at most. */
export function trimPrice(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}
