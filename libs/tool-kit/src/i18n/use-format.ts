import { useMemo } from 'react';
import { bootValue } from '../state/boot';
import { regionalLocaleOf, useLocale } from '../state/locale';
import { useValue } from '../state/value';
import { createFormat, type Format } from './format';
import { keepDirection } from './keep-direction';

/** Dates, times, money and numbers in the reader's region and the licence's time zone. */
export function useFormat(): Format {
  const locale = useLocale();
  const boot = useValue(bootValue);
  const region = regionalLocaleOf(locale, boot?.licence.country, boot?.user.regionalLocale);
  const timeZone = boot?.licence.timeZone ?? 'Europe/Zurich';
  return useMemo(() => keepDirection(createFormat(region, timeZone, locale)), [region, timeZone, locale]);
}
