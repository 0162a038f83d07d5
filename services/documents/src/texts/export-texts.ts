import { documentLanguages } from '@jahrring/contracts-documents';
import type { DocumentType } from '@jahrring/contracts-documents';
import { printTexts } from './print-texts';
import type { DocumentExportColumn } from './export-column';

interface Words {
  sheet: string;
  yes: string;
  no: string;
  /** Title of the VAT at a rate in percent. */
  vatAt: (rate: string) => string;
  fields: Readonly<Record<DocumentExportColumn, string>>;
}

export interface ExportTexts extends Words {
  types: Readonly<Record<DocumentType, string>>;
}

const de: Words = {
  sheet: 'Dokumente',
  yes: 'ja',
  no: 'nein',
  vatAt: (rate) => `MWST ${rate} %`,
  fields: {
    type: 'Art',
    number: 'Nummer',
    title: 'Titel',
    recipientName: 'Empfänger',
    projectNumber: 'Projekt-Nr.',
    documentDate: 'Datum',
    dueDate: 'Zahlbar bis',
    net: 'Netto',
    rounding: 'Rundung',
    total: 'Total',
    currency: 'Währung',
    status: 'Status',
  },
};

const en: Words = {
  sheet: 'Documents',
  yes: 'yes',
  no: 'no',
  vatAt: (rate) => `VAT ${rate} %`,
  fields: {
    type: 'Type',
    number: 'Number',
    title: 'Title',
    recipientName: 'Recipient',
    projectNumber: 'Project no.',
    documentDate: 'Date',
    dueDate: 'Payable by',
    net: 'Net',
    rounding: 'Rounding',
    total: 'Total',
    currency: 'Currency',
    status: 'Status',
  },
};

const fr: Words = {
  sheet: 'Documents',
  yes: 'oui',
  no: 'non',
  vatAt: (rate) => `TVA ${rate} %`,
  fields: {
    type: 'Type',
    number: 'Numéro',
    title: 'Titre',
    recipientName: 'Destinataire',
    projectNumber: 'N° de projet',
    documentDate: 'Date',
    dueDate: 'Payable jusqu’au',
    net: 'Net',
    rounding: 'Arrondi',
    total: 'Total',
    currency: 'Monnaie',
    status: 'Statut',
  },
};

const it: Words = {
  sheet: 'Documenti',
  yes: 'sì',
  no: 'no',
  vatAt: (rate) => `IVA ${rate} %`,
  fields: {
    type: 'Tipo',
    number: 'Numero',
    title: 'Titolo',
    recipientName: 'Destinatario',
    projectNumber: 'N. progetto',
    documentDate: 'Data',
    dueDate: 'Pagabile entro',
    net: 'Netto',
    rounding: 'Arrotondamento',
    total: 'Totale',
    currency: 'Valuta',
    status: 'Stato',
  },
};

const ro: Words = {
  sheet: 'Documente',
  yes: 'da',
  no: 'nu',
  vatAt: (rate) => `TVA ${rate} %`,
  fields: {
    type: 'Tip',
    number: 'Număr',
    title: 'Titlu',
    recipientName: 'Destinatar',
    projectNumber: 'Nr. proiect',
    documentDate: 'Data',
    dueDate: 'Scadent la',
    net: 'Net',
    rounding: 'Rotunjire',
    total: 'Total',
    currency: 'Monedă',
    status: 'Stare',
  },
};

/** Column titles of an export in the reader's language; German where there is none of it. */
export function exportTexts(locale: string): ExportTexts {
  const language = documentLanguages.find((known) => locale.startsWith(known)) ?? 'de';
  return { ...{ de, en, fr, it, ro }[language], types: printTexts(language, 'CH').types };
}
