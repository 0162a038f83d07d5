import type { DayReportExportField, DayReportState, ReportLanguage } from '@jahrring/contracts-time';
import { inLanguage } from '@jahrring/service-kit';

export interface DayReportExportTexts {
  sheet: string;
  fields: Readonly<Record<DayReportExportField, string>>;
  states: Readonly<Record<DayReportState, string>>;
}

const byLanguage: Readonly<Record<ReportLanguage, DayReportExportTexts>> = {
  de: {
    sheet: 'Regierapporte',
    fields: {
      number: 'Nummer',
      workDate: 'Datum',
      projectNumber: 'Projekt-Nr.',
      projectTitle: 'Projekt',
      state: 'Stand',
      employeeName: 'Erstellt von',
      signer: 'Unterschrieben von',
      closedAt: 'Abgeschlossen am',
      text: 'Ausgeführte Arbeiten',
    },
    states: { draft: 'Entwurf', signed: 'unterschrieben', unsigned: 'ohne Unterschrift' },
  },
  en: {
    sheet: 'Day reports',
    fields: {
      number: 'Number',
      workDate: 'Date',
      projectNumber: 'Project no.',
      projectTitle: 'Project',
      state: 'State',
      employeeName: 'Drawn up by',
      signer: 'Signed by',
      closedAt: 'Finished on',
      text: 'Work done',
    },
    states: { draft: 'draft', signed: 'signed', unsigned: 'without signature' },
  },
  fr: {
    sheet: 'Rapports de régie',
    fields: {
      number: 'Numéro',
      workDate: 'Date',
      projectNumber: 'N° de projet',
      projectTitle: 'Projet',
      state: 'État',
      employeeName: 'Établi par',
      signer: 'Signé par',
      closedAt: 'Clôturé le',
      text: 'Travaux exécutés',
    },
    states: { draft: 'brouillon', signed: 'signé', unsigned: 'sans signature' },
  },
  it: {
    sheet: 'Rapporti a regia',
    fields: {
      number: 'Numero',
      workDate: 'Data',
      projectNumber: 'N. progetto',
      projectTitle: 'Progetto',
      state: 'Stato',
      employeeName: 'Redatto da',
      signer: 'Firmato da',
      closedAt: 'Concluso il',
      text: 'Lavori eseguiti',
    },
    states: { draft: 'bozza', signed: 'firmato', unsigned: 'senza firma' },
  },
  ro: {
    sheet: 'Rapoarte de lucru',
    fields: {
      number: 'Număr',
      workDate: 'Data',
      projectNumber: 'Nr. proiect',
      projectTitle: 'Proiect',
      state: 'Stare',
      employeeName: 'Întocmit de',
      signer: 'Semnat de',
      closedAt: 'Încheiat la',
      text: 'Lucrări executate',
    },
    states: { draft: 'ciornă', signed: 'semnat', unsigned: 'fără semnătură' },
  },
};

/** Words of an export in the reader's language; German where there is none of it. */
export function dayReportExportTexts(locale: string): DayReportExportTexts {
  return inLanguage(byLanguage, locale);
}
