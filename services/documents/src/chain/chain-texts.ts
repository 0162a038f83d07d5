import type { DocumentLanguage, DocumentType } from '@jahrring/contracts-documents';
import { printFormat } from '@jahrring/pdf/format';
import { printTexts } from '../texts';

interface Numbered {
  type: DocumentType;
  number: string | null;
  documentDate: string;
}

/** Words that documents write on the lines of their follow-ups, in the document's own language. */
interface ChainTexts {
  /** Text of a deposit over an order, in percent or as an amount. */
  deposit(percent: string | null, order: Numbered): string;
  /** Text of the line that deducts it. */
  deducted(deposit: Numbered): string;
  /** Heading of what a collective bill takes of a document. */
  heading(document: Numbered): string;
  /** Text of the line that carries what rounded parts differ from the whole by. */
  carry: string;
}

interface Words {
  deposit: string;
  on: string;
  less: string;
  of: string;
  carry: string;
}

const words: Readonly<Record<DocumentLanguage, Words>> = {
  de: {
    deposit: 'Anzahlung',
    on: 'auf',
    less: 'Abzüglich Anzahlung',
    of: 'vom',
    carry: 'Ausgleich zum Gesamtbetrag',
  },
  en: { deposit: 'Deposit', on: 'on', less: 'Less deposit', of: 'of', carry: 'Balance to the full amount' },
  fr: {
    deposit: 'Acompte',
    on: 'sur',
    less: 'Moins l’acompte',
    of: 'du',
    carry: 'Solde jusqu’au montant total',
  },
  it: {
    deposit: 'Acconto',
    on: 'su',
    less: 'Meno acconto',
    of: 'del',
    carry: 'Conguaglio all’importo totale',
  },
  ro: {
    deposit: 'Avans',
    on: 'pentru',
    less: 'Minus avansul',
    of: 'din',
    carry: 'Diferență până la suma totală',
  },
};

export function chainTexts(language: DocumentLanguage): ChainTexts {
  const { deposit, on, less, of, carry } = words[language];
  const { types } = printTexts(language, 'CH');
  const { date } = printFormat('CH');
  const named = ({ type, number }: Numbered) => `${types[type]} ${number ?? ''}`.trim();
  return {
    deposit: (percent, order) =>
      [deposit, percent && `${percent} %`, on, named(order)].filter(Boolean).join(' '),
    deducted: (bill) => `${less} ${bill.number ?? ''} ${of} ${date(bill.documentDate)}`,
    carry,
    heading: (document) => `${named(document)} ${of} ${date(document.documentDate)}`,
  };
}
