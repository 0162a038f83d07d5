import type { DocumentLanguage } from '@jahrring/contracts-documents';
import type { PrintTexts } from './print-texts.types';
import { english } from './words/en';
import { french } from './words/fr';
import { german } from './words/de';
import { italian } from './words/it';
import { romanian } from './words/ro';

export type { PrintTexts } from './print-texts.types';

const byLanguage: Readonly<Record<DocumentLanguage, PrintTexts>> = {
  de: german,
  en: english,
  fr: french,
  it: italian,
  ro: romanian,
};

/**
 * The words of a language. In Germany and Austria a credit note is a "Rechnungskorrektur": a "Gutschrift" is
 * self-billing there (§ 14 UStG).
 */
export function printTexts(language: DocumentLanguage, country: string): PrintTexts {
  const texts = byLanguage[language];
  if (language !== 'de' || (country !== 'DE' && country !== 'AT')) return texts;
  return {
    ...texts,
    types: { ...texts.types, offer: 'Angebot', bill_correction: 'Rechnungskorrektur' },
    billKinds: { ...texts.billKinds, deposit: 'Abschlagsrechnung' },
    lessDeposit: 'Abzüglich Abschlag',
  };
}
