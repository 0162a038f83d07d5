import type { EntryImportField, EntryImportOrigin } from '@jahrring/contracts-time';
import { entryImportFields } from '@jahrring/contracts-time';
import { matchColumns, plainHeader } from '@jahrring/service-kit';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { readDate, readTime } from './read-values';

/** Place of each field's column, from 0. */
type EntryImportColumns = Partial<Record<EntryImportField, number>>;

const exports = serviceTexts.all().map((texts) => texts.export);
const own = (field: Parameters<typeof titlesOf>[0]) => titlesOf(field);

function titlesOf(field: Exclude<keyof ServiceTexts['export'], 'kinds'>): string[] {
  return exports.map((titles) => plainHeader(titles[field]));
}

/**
 * Possible names of each field's column, as `plainHeader` reduces them: our own exports in every language, then Kimai
 * (English and German), Toggl Track's and Clockify's detailed reports, and names that people write.
 */
const names: Readonly<Record<EntryImportField, readonly string[]>> = {
  workDate: [...own('workDate'), 'startdate', 'datum', 'day', 'tag', 'date', 'giorno', 'jour', 'data', 'workdate'],
  endDate: ['enddate', 'enddatum'],
  from: [...own('from'), 'starttime', 'heuredebut', 'debut', 'inizio', 'kommen', 'from', 'von', 'beginn', 'startzeit', 'begin', 'de', 'da'],
  to: [...own('to'), 'endtime', 'heurefin', 'fin', 'fine', 'gehen', 'to', 'bis', 'ende', 'endzeit', 'a', 'fino'],
  start: ['start', 'startat', 'begonnen', 'startdatetime'],
  end: ['end', 'endat', 'stop', 'beendet', 'enddatetime'],
  duration: [...own('seconds'), 'durationh', 'durationdecimal', 'duration', 'dauer', 'hours', 'stunden', 'zeit', 'heures', 'ore', 'duree', 'durata'],
  breakTime: [...own('breakSeconds'), 'break', 'pause', 'pausa'],
  employee: [...own('employeeName'), 'name', 'user', 'username', 'benutzer', 'mitarbeiter', 'employee', 'member', 'utilisateur', 'utente', 'benutzername', 'nutzer', 'teammember'],
  firstName: ['firstname', 'vorname', 'prenom', 'nome', 'prenume'],
  lastName: ['lastname', 'nachname', 'familienname', 'cognome', 'nume'],
  client: ['client', 'customer', 'kunde', 'cliente', 'auftraggeber'],
  projectNumber: [...own('projectNumber'), 'projectnumber', 'projectcode', 'projektcode', 'projektnummer', 'projektnr', 'auftragsnummer', 'auftragsnr', 'ordernumber'],
  project: [...own('projectTitle'), 'project', 'projekt', 'auftrag', 'projet', 'progetto'],
  activity: [...own('activityTitle'), 'activity', 'tatigkeit', 'task', 'aufgabe', 'vorgang', 'leistung', 'activite', 'tache', 'attivita', 'activitate'],
  kind: [...own('kind')],
  object: [...own('objectTitle'), 'object', 'objekt'],
  quantity: [...own('quantity'), 'menge', 'quantity'],
  unit: [...own('unit'), 'einheit', 'unit'],
  amount: [...own('amount'), 'betrag', 'amount'],
  billable: [...own('billable'), 'billable', 'abrechenbar', 'verrechenbar', 'fakturierbar', 'facturable', 'fatturabile'],
  comment: [...own('comment'), 'description', 'beschreibung', 'bemerkung', 'kommentar', 'notes', 'note', 'notiz', 'notizen', 'remark', 'comment', 'commentaire', 'commento'],
  tags: ['tags', 'schlagworte', 'schlagworter'],
}; // oxfmt-ignore

/** Fields only our own exports have: others' `Type`, `Amount` and the like say something else. */
const ownFields: readonly EntryImportField[] = ['kind', 'object', 'quantity', 'unit', 'amount'];

/** The columns a file's titles tell by themselves; `Task` beside `Activity` is the finer one and stays out. */
export function proposeColumns(header: readonly string[], origin = originOf(header)): EntryImportColumns {
  const found = matchColumns(header, names);
  if (origin !== 'jahrring') for (const field of ownFields) delete found[field];
  // Harvest's `Employee?` says whether somebody is employed.
  if (found.firstName !== undefined && found.lastName !== undefined) delete found.employee;
  else for (const field of ['firstName', 'lastName'] as const) delete found[field];
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
  ['harvest', ['hours', 'notes', 'firstname', 'lastname']],
  ['kimai', ['user', 'customer', 'activity']],
  ['kimai', ['username', 'customer', 'activity']],
  ['kimai', ['benutzer', 'kunde', 'tatigkeit']],
  ['kimai', ['name', 'kunde', 'tatigkeit', 'exportiert']],
  ['kimai', ['utilisateur', 'client', 'activite', 'projet']],
];

/** Whose export the titles are. */
export function originOf(header: readonly string[]): EntryImportOrigin {
  const plain = new Set(header.map(plainHeader));
  const ours = ['workDate', 'employeeName', 'projectNumber', 'seconds'] as const;
  const isOurs = exports.some((titles) => ours.every((field) => plain.has(plainHeader(titles[field]))));
  if (isOurs) return 'jahrring';
  return signs.find(([, needed]) => needed.every((title) => plain.has(title)))?.[0] ?? 'other';
}

const isDay = (cell: string) => readDate(cell, 'dmy') !== null || readDate(cell, 'mdy') !== null;
const isClock = (cell: string) => readTime(cell) !== null && !isDay(cell);

/** Returns true if a first line contains titles: no title is a day or a time of day. */
export function seemsToBeTitles(cells: readonly string[]): boolean {
  return !cells.some((cell) => isDay(cell) || isClock(cell));
}

/**
 * Returns the columns that can be recognised by the values of a line without titles: the day, and the times from and
 * to.
 */
export function proposeByValues(cells: readonly string[]): EntryImportColumns {
  const day = cells.findIndex(isDay);
  const [from, to] = [...cells.keys()].filter((place) => isClock(cells[place] ?? ''));
  return {
    ...(day < 0 ? {} : { workDate: day }),
    ...(from === undefined || to === undefined ? {} : { from, to }),
  };
}
