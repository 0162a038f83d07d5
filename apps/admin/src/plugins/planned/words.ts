import type { PlannedPluginTexts } from '@jahrring/contracts-admin';

/** Words in a language; the German ones where they are missing in it. */
export function wordsIn(words: PlannedPluginTexts, locale: string): string {
  const byLocale: Readonly<Record<string, string | undefined>> = words;
  return byLocale[locale] || words.de;
}
