import type { Locale, RegionalLocale } from '@jahrring/contracts-common';
import { createValue, useValue } from './value';

export const defaultLocale: Locale = 'de';
const known: readonly Locale[] = ['bo', 'de', 'en', 'fr', 'it', 'ro'];

/** The interface language. */
export const localeValue = createValue<Locale>(defaultLocale);

export function isLocale(text: string | null | undefined): text is Locale {
  return known.some((locale) => locale === text);
}

/** The interface language, re-rendering on change. */
export function useLocale(): Locale {
  return useValue(localeValue);
}

/** Languages whose dates and numbers differ by country. */
const regional: Readonly<Partial<Record<Locale, readonly RegionalLocale[]>>> = {
  de: ['de-CH', 'de-AT', 'de-DE', 'de-LI'],
  fr: ['fr-CH', 'fr-FR'],
  it: ['it-CH', 'it-IT'],
};

/** How dates and numbers are written: the user's own choice, else language and the licence's country. */
export function regionalLocaleOf(locale: Locale, country?: string, chosen?: RegionalLocale): string {
  if (chosen?.startsWith(locale)) return chosen;
  const choices = regional[locale];
  if (choices)
    return choices.find((choice) => choice.endsWith(`-${country ?? 'CH'}`)) ?? choices[0] ?? 'de-CH';
  if (locale === 'ro') return 'ro-RO';
  // Swiss readers of the English interface expect Swiss dates; there is no Intl data for Tibetan in every browser.
  return locale === 'en' ? 'en-GB' : 'de-CH';
}
