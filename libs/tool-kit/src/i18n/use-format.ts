import { bootValue } from '../state/boot';
import { regionalLocaleOf, useLocale } from '../state/locale';
import { useValue } from '../state/value';
import { createFormat, type Format } from './format';
import { keepDirection } from './keep-direction';

let latest: { of: string; format: Format } | undefined;

/** Dates, times, money and numbers in the reader's region and the licence's time zone: one format for the whole page. */
export function useFormat(): Format {
  const locale = useLocale();
  const boot = useValue(bootValue);
  const region = regionalLocaleOf(locale, boot?.licence.country, boot?.user.regionalLocale);
  const timeZone = boot?.licence.timeZone ?? 'Europe/Zurich';
  const of = `${region} ${timeZone} ${locale}`;
  if (latest?.of !== of) latest = { of, format: keepDirection(createFormat(region, timeZone, locale)) };
  return latest.format;
}
