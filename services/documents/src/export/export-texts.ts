import { documentLanguages } from '@jahrring/contracts-documents';
import type { DocumentLanguage, DocumentType, documentExportFields } from '@jahrring/contracts-documents';
import { printTexts } from '../pdf/print-texts';

type Field = (typeof documentExportFields)[number];

export interface ExportTexts {
  sheet: string;
  yes: string;
  no: string;
  fields: Readonly<Record<Field, string>>;
  types: Readonly<Record<DocumentType, string>>;
}

type Row = readonly [
  sheet: string,
  type: string,
  number: string,
  title: string,
  recipient: string,
  project: string,
  date: string,
  due: string,
  total: string,
  currency: string,
  status: string,
];

const rows: Readonly<Record<DocumentLanguage, Row>> = {
  de: [
    'Dokumente',
    'Art',
    'Nummer',
    'Titel',
    'Empfänger',
    'Projekt-Nr.',
    'Datum',
    'Zahlbar bis',
    'Total',
    'Währung',
    'Status',
  ],
  en: [
    'Documents',
    'Type',
    'Number',
    'Title',
    'Recipient',
    'Project no.',
    'Date',
    'Payable by',
    'Total',
    'Currency',
    'Status',
  ],
  fr: [
    'Documents',
    'Type',
    'Numéro',
    'Titre',
    'Destinataire',
    'N° de projet',
    'Date',
    'Payable jusqu’au',
    'Total',
    'Monnaie',
    'Statut',
  ],
  it: [
    'Documenti',
    'Tipo',
    'Numero',
    'Titolo',
    'Destinatario',
    'N. progetto',
    'Data',
    'Pagabile entro',
    'Totale',
    'Valuta',
    'Stato',
  ],
  ro: [
    'Documente',
    'Tip',
    'Număr',
    'Titlu',
    'Destinatar',
    'Nr. proiect',
    'Data',
    'Scadent la',
    'Total',
    'Monedă',
    'Stare',
  ],
};

const yesNo: Readonly<Record<DocumentLanguage, readonly [yes: string, no: string]>> = {
  de: ['ja', 'nein'],
  en: ['yes', 'no'],
  fr: ['oui', 'non'],
  it: ['sì', 'no'],
  ro: ['da', 'nu'],
};

/** Column titles of an export in the reader's language; German where there is none of it. */
export function exportTexts(locale: string): ExportTexts {
  const language = documentLanguages.find((known) => locale.startsWith(known)) ?? 'de';
  const [
    sheet,
    type,
    number,
    title,
    recipientName,
    projectNumber,
    documentDate,
    dueDate,
    total,
    currency,
    status,
  ] = rows[language];
  const [yes, no] = yesNo[language];
  return {
    sheet,
    yes,
    no,
    fields: {
      type,
      number,
      title,
      recipientName,
      projectNumber,
      documentDate,
      dueDate,
      total,
      currency,
      status,
    },
    types: printTexts(language, 'CH').types,
  };
}
