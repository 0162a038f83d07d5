import type { EntryImportColumns, EntryImportField, EntryImportOrigin } from '@jahrring/contracts-time';
import { entryImportFields } from '@jahrring/contracts-time';
import { matchColumns, plainHeader } from '@jahrring/service-kit';
import { exportTexts } from '../export/export-texts';

const locales = ['de', 'en', 'fr', 'it', 'ro'] as const;
const own = (field: Parameters<typeof titlesOf>[0]) => titlesOf(field);

function titlesOf(field: Exclude<keyof ReturnType<typeof exportTexts>, 'kinds'>): string[] {
  return locales.map((locale) => plainHeader(exportTexts(locale)[field]));
}

/**
 * What a column of each field may be called, as `plainHeader` reduces it: our own exports in every language, then Kimai
 * (English and German), Toggl Track's and Clockify's detailed reports, and what people write.
 */
const names: Readonly<Record<EntryImportField, readonly string[]>> = {
  workDate: [...own('workDate'), 'startdate', 'datum', 'day', 'tag', 'date', 'giorno', 'jour', 'data', 'workdate'],
  endDate: ['enddate', 'enddatum'],
  from: [...own('from'), 'starttime', 'from', 'von', 'beginn', 'startzeit', 'begin', 'de', 'da'],
  to: [...own('to'), 'endtime', 'to', 'bis', 'ende', 'endzeit', 'a', 'fino'],
  start: ['start', 'startat', 'begonnen', 'startdatetime'],
  end: ['end', 'endat', 'stop', 'beendet', 'enddatetime'],
  duration: [...own('seconds'), 'durationh', 'durationdecimal', 'duration', 'dauer', 'hours', 'stunden', 'zeit', 'heures', 'ore', 'duree', 'durata'],
  breakTime: [...own('breakSeconds'), 'break', 'pause', 'pausa'],
  employee: [...own('employeeName'), 'name', 'user', 'username', 'benutzer', 'mitarbeiter', 'employee', 'member', 'utilisateur', 'utente'],
  projectNumber: [...own('projectNumber'), 'projectnumber', 'projektnummer', 'projektnr', 'auftragsnummer', 'auftragsnr', 'ordernumber'],
  project: [...own('projectTitle'), 'project', 'projekt', 'auftrag', 'projet', 'progetto'],
  activity: [...own('activityTitle'), 'activity', 'tatigkeit', 'task', 'aufgabe', 'activite', 'attivita'],
  kind: [...own('kind')],
  object: [...own('objectTitle'), 'object', 'objekt'],
  quantity: [...own('quantity'), 'menge', 'quantity'],
  unit: [...own('unit'), 'einheit', 'unit'],
  amount: [...own('amount'), 'betrag', 'amount'],
  billable: [...own('billable'), 'billable', 'abrechenbar', 'verrechenbar', 'facturable', 'fatturabile'],
  comment: [...own('comment'), 'description', 'beschreibung', 'bemerkung', 'kommentar', 'notes', 'notiz', 'remark', 'commentaire', 'commento'],
  tags: ['tags', 'schlagworte', 'schlagworter'],
}; // prettier-ignore

/** The columns a file's titles tell by themselves; `Task` beside `Activity` is the finer one and stays out. */
export function proposeColumns(header: readonly string[]): EntryImportColumns {
  const found = matchColumns(header, names);
  // One column serves one field: the first of the fields that names it.
  const taken = new Set<number>();
  const columns: EntryImportColumns = {};
  for (const field of entryImportFields) {
    const place = found[field];
    if (place === undefined || taken.has(place)) continue;
    taken.add(place);
    columns[field] = place;
  }
  return columns;
}

const signs: readonly [EntryImportOrigin, readonly string[]][] = [
  ['clockify', ['durationdecimal', 'startdate', 'starttime']],
  ['toggl', ['startdate', 'starttime', 'enddate', 'email']],
  ['kimai', ['user', 'customer', 'activity']],
  ['kimai', ['username', 'customer', 'activity']],
  ['kimai', ['benutzer', 'kunde', 'tatigkeit']],
  ['kimai', ['name', 'kunde', 'tatigkeit', 'exportiert']],
];

/** Whose export the titles are. */
export function originOf(header: readonly string[]): EntryImportOrigin {
  const plain = new Set(header.map(plainHeader));
  for (const [origin, needed] of signs) if (needed.every((title) => plain.has(title))) return origin;
  const ours = ['workDate', 'employeeName', 'projectNumber', 'seconds'] as const;
  const isOurs = locales.some((locale) =>
    ours.every((field) => plain.has(plainHeader(exportTexts(locale)[field]))),
  );
  return isOurs ? 'jahrring' : 'other';
}
