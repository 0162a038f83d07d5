import type { EntryExportField } from '@jahrring/contracts-time';

type Titles = Readonly<Record<EntryExportField | 'sheet' | 'yes', string>>;

const de: Titles = {
  sheet: 'Zeiteinträge',
  workDate: 'Datum',
  employeeName: 'Person',
  projectNumber: 'Projekt-Nr.',
  projectTitle: 'Projekt',
  activityTitle: 'Tätigkeit',
  from: 'Von',
  to: 'Bis',
  breakSeconds: 'Pause (h)',
  seconds: 'Stunden',
  billable: 'Verrechenbar',
  documentNumber: 'Dokument',
  comment: 'Kommentar',
  yes: 'ja',
};
const en: Titles = {
  sheet: 'Time entries',
  workDate: 'Date',
  employeeName: 'Person',
  projectNumber: 'Project no.',
  projectTitle: 'Project',
  activityTitle: 'Activity',
  from: 'From',
  to: 'To',
  breakSeconds: 'Break (h)',
  seconds: 'Hours',
  billable: 'Billable',
  documentNumber: 'Document',
  comment: 'Comment',
  yes: 'yes',
};
const fr: Titles = {
  sheet: 'Saisies d’heures',
  workDate: 'Date',
  employeeName: 'Personne',
  projectNumber: 'N° de projet',
  projectTitle: 'Projet',
  activityTitle: 'Activité',
  from: 'De',
  to: 'À',
  breakSeconds: 'Pause (h)',
  seconds: 'Heures',
  billable: 'Facturable',
  documentNumber: 'Document',
  comment: 'Commentaire',
  yes: 'oui',
};
const it: Titles = {
  sheet: 'Registrazioni ore',
  workDate: 'Data',
  employeeName: 'Persona',
  projectNumber: 'N. progetto',
  projectTitle: 'Progetto',
  activityTitle: 'Attività',
  from: 'Da',
  to: 'A',
  breakSeconds: 'Pausa (h)',
  seconds: 'Ore',
  billable: 'Fatturabile',
  documentNumber: 'Documento',
  comment: 'Commento',
  yes: 'sì',
};
const ro: Titles = {
  sheet: 'Înregistrări de timp',
  workDate: 'Data',
  employeeName: 'Persoana',
  projectNumber: 'Nr. proiect',
  projectTitle: 'Proiect',
  activityTitle: 'Activitate',
  from: 'De la',
  to: 'Până la',
  breakSeconds: 'Pauză (h)',
  seconds: 'Ore',
  billable: 'Facturabil',
  documentNumber: 'Document',
  comment: 'Comentariu',
  yes: 'da',
};

const byLocale: Readonly<Record<string, Titles>> = { de, en, fr, it, ro };

/** Column titles of an export in the reader's language; German where there is none of it. */
export function exportTexts(locale: string): Titles {
  return byLocale[locale.slice(0, 2)] ?? de;
}
