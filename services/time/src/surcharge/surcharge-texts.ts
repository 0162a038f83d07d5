import { inLanguage } from '@jahrring/service-kit';

interface Texts {
  readonly sheet: string;
  readonly header: readonly string[];
}

const de: Texts = {
  sheet: 'Zuschläge',
  header: ['Person', 'Datum', 'Von', 'Bis', 'Stunden', 'Zuschlag', 'Prozent', 'Betrag'],
};

const texts = {
  de,
  en: {
    sheet: 'Surcharges',
    header: ['Person', 'Date', 'From', 'To', 'Hours', 'Surcharge', 'Per cent', 'Amount'],
  },
  fr: {
    sheet: 'Suppléments',
    header: ['Personne', 'Date', 'De', 'À', 'Heures', 'Supplément', 'Pour cent', 'Montant'],
  },
  it: {
    sheet: 'Supplementi',
    header: ['Persona', 'Data', 'Dalle', 'Alle', 'Ore', 'Supplemento', 'Per cento', 'Importo'],
  },
  ro: {
    sheet: 'Sporuri',
    header: ['Persoana', 'Data', 'De la', 'Până la', 'Ore', 'Spor', 'Procent', 'Sumă'],
  },
};

/** Headings of the exported file in the reader's language; German where there is none of it. */
export function surchargeTexts(locale: string): Texts {
  return inLanguage<Texts>(texts, locale);
}
