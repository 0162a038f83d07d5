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
 * self-billing there (§ 14 UStG); and the tax has another name.
 */
export function printTexts(language: DocumentLanguage, country: string): PrintTexts {
  const texts = byLanguage[language];
  if (language !== 'de' || (country !== 'DE' && country !== 'AT')) return texts;
  return {
    ...texts,
    ...taxWords(country),
    types: { ...texts.types, offer: 'Angebot', bill_correction: 'Rechnungskorrektur' },
    billKinds: { ...texts.billKinds, deposit: 'Abschlagsrechnung' },
    lessDeposit: 'Abzüglich Abschlag',
  };
}

/** The words of the first release, which knew one name of the tax for each language. */
export function firstTexts(language: DocumentLanguage, country: string): PrintTexts {
  return { ...byLanguage[language], types: printTexts(language, country).types };
}

function taxWords(country: 'DE' | 'AT'): Partial<PrintTexts> {
  const tax = country === 'DE' ? 'USt.' : 'USt';
  const id = country === 'DE' ? 'USt-IdNr.' : 'UID-Nr.';
  return {
    vat: tax,
    vatNumber: id,
    recipientVat: `Ihre ${id}`,
    netTotal: 'Nettobetrag',
    vatOn: (rate, net) => `${rate} % ${tax} auf ${net}`,
    exempt: (net) => `Steuerfrei ${net}`,
    zero: (net) => `0 % ${tax} auf ${net}`,
    grossSum: `Summe inkl. ${tax}`,
    vatWithin: (rate, net) => `darin ${rate} % ${tax} auf ${net}`,
    grossTotal: 'Bruttobetrag',
    depositVat: (rate) => `darin ${rate} % ${tax}`,
    reverse: (net) => `Ohne ${tax} (Reverse Charge) ${net}`,
    grossNote: country === 'DE' ? 'Alle Preise inklusive Umsatzsteuer.' : 'Alle Preise inklusive USt.',
  };
}
