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

/** Locale that is used if nothing else is known. */
const fallback: RegionalLocale = 'en-US';

/**
 * Returns the locale for dates and numbers: by language and the licence's country; within the language, or if it has no
 * region of its own, by the user's own choice.
 */
export function regionalLocaleOf(locale: Locale, country?: string, chosen?: RegionalLocale): RegionalLocale {
  const choices = regional[locale];
  if (chosen && (!choices || choices.includes(chosen))) return chosen;
  return choices?.find((choice) => choice.endsWith(`-${country ?? 'CH'}`)) ?? choices?.[0] ?? fallback;
}
