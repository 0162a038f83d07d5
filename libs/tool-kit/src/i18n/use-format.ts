import { bootValue } from '../state/boot';
import { localeValue, regionalLocaleOf, useLocale } from '../state/locale';
import { useValue } from '../state/value';
import { createFormat, type Format } from './format';
import { keepDirection } from './keep-direction';

let latest: { of: string; format: Format } | undefined;

/** Dates, times, money and numbers in the reader's region and the licence's time zone: one format for the whole page. */
export function useFormat(): Format {
  return formatOf(useLocale(), useValue(bootValue));
}

/** For code outside of components, in the language and region of the moment. */
export function currentFormat(): Format {
  return formatOf(localeValue.get(), bootValue.get());
}

function formatOf(
  locale: ReturnType<typeof localeValue.get>,
  boot: ReturnType<typeof bootValue.get>,
): Format {
  const region = regionalLocaleOf(locale, boot?.licence.country, boot?.user.regionalLocale);
  const timeZone = boot?.licence.timeZone ?? 'Europe/Zurich';
  const of = `${region} ${timeZone} ${locale}`;
  if (latest?.of !== of) latest = { of, format: keepDirection(createFormat(region, timeZone, locale)) };
  return latest.format;
}
