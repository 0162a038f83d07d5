import type { PrintLanguage } from '@jahrring/pdf/format';
import { textCatalogue } from '@jahrring/service-kit/texts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

/** What this service writes into files, mails and papers. */
export const serviceTexts = textCatalogue({ de, en, fr, it, ro });

export type ServiceTexts = typeof de;

/** The language papers are written in for somebody of this locale. */
export function printLanguageOf(locale: string): PrintLanguage {
  const language = locale.slice(0, 2);
  return languages.find((one) => one === language) ?? 'de';
}

const languages = ['de', 'en', 'fr', 'it', 'ro'] as const satisfies readonly PrintLanguage[];
