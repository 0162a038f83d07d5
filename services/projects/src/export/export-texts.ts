import type { projectExportFields } from '@jahrring/contracts-projects';

type Field = (typeof projectExportFields)[number];

export interface ExportTexts {
  sheet: string;
  yes: string;
  no: string;
  fields: Readonly<Record<Field, string>>;
}

type Row = readonly [
  sheet: string,
  yes: string,
  no: string,
  number: string,
  title: string,
  status: string,
  address: string,
  responsible: string,
  start: string,
  end: string,
  deadline: string,
  hours: string,
  total: string,
];

const rows: Readonly<Record<string, Row>> = {
  de: [
    'Projekte',
    'ja',
    'nein',
    'Nummer',
    'Titel',
    'Status',
    'Auftraggeber',
    'Verantwortlich',
    'Beginn',
    'Ende',
    'Termin',
    'Erfasste Stunden',
    'Auftragssumme',
  ],
  en: [
    'Projects',
    'yes',
    'no',
    'Number',
    'Title',
    'Status',
    'Customer',
    'Responsible',
    'Start',
    'End',
    'Deadline',
    'Recorded hours',
    'Total amount',
  ],
  fr: [
    'Projets',
    'oui',
    'non',
    'Numéro',
    'Titre',
    'Statut',
    'Mandant',
    'Responsable',
    'Début',
    'Fin',
    'Délai',
    'Heures saisies',
    'Montant',
  ],
  it: [
    'Progetti',
    'sì',
    'no',
    'Numero',
    'Titolo',
    'Stato',
    'Committente',
    'Responsabile',
    'Inizio',
    'Fine',
    'Scadenza',
    'Ore registrate',
    'Importo',
  ],
  ro: [
    'Proiecte',
    'da',
    'nu',
    'Număr',
    'Titlu',
    'Stare',
    'Beneficiar',
    'Responsabil',
    'Început',
    'Sfârșit',
    'Termen',
    'Ore înregistrate',
    'Sumă',
  ],
};

/** Sheet name and column titles, in the reader's language. */
export function exportTexts(locale: string): ExportTexts {
  const row = rows[locale] ?? rows['de'];
  if (!row) throw new Error('The export has no German texts');
  const [sheet, yes, no, number, title, status, addressName, responsibleName, startDate, endDate, ...rest] =
    row;
  const [deadline, recordedHours, totalAmount] = rest;
  const fields = {
    number,
    title,
    status,
    addressName,
    responsibleName,
    startDate,
    endDate,
    deadline,
    recordedHours,
    totalAmount,
  };
  return { sheet, yes, no, fields };
}
