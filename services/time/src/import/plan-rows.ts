import { addDays, toFieldErrors } from '@jahrring/contracts-common';
import {
  createEntry,
  entryKinds,
  importWordKinds,
  type CreateEntry,
  type DateOrder,
  type EntryImportColumns,
  type EntryImportField,
  type EntryImportOptions,
  type EntryImportOrigin,
  type EntryKind,
  type ImportWordKind,
  type RowError,
} from '@jahrring/contracts-time';
import { plainHeader } from '@jahrring/service-kit';
import { exportTexts } from '../export/export-texts';
import type { Found, Lookups } from './import-lookups';
import { wordOf, WordMeanings, type SaidWords } from './word-meanings';
import { toLocalCells } from './local-cells';
import { readDate, readDuration, readNumber, readTime, readYesNo, type DurationUnit } from './read-values';

/** A line of the file: the cells of the columns that mean something. */
export interface ImportRow {
  line: number;
  cells: Partial<Record<EntryImportField, string>>;
}

/** A line as it would be recorded; null where the line itself is wrong. */
export interface PlannedRow {
  row: ImportRow;
  entry: CreateEntry | null;
  errors: RowError[];
  /** Somebody wants no lines of its person, project or activity. */
  leftOut?: boolean;
}

export interface PlanSettings {
  origin: EntryImportOrigin;
  /** What was said of words when the dry run began: it stays the same for the import. */
  words: SaidWords;
  dateOrder: DateOrder;
  durationUnit?: DurationUnit | undefined;
  /** The licence's. */
  timeZone: string;
  options: EntryImportOptions;
}

type Meant = (kind: ImportWordKind, otherwise: string | null | undefined) => string | undefined;
type Report = (field: string, code: string, params?: RowError['params']) => void;

/** The cells of one line by what their columns hold. */
export function toRow(cells: readonly string[], line: number, columns: EntryImportColumns): ImportRow {
  const given = Object.entries(columns).flatMap(([field, place]) => {
    const text = place === undefined ? '' : unquoted(cells[place] ?? '');
    // An empty cell says nothing, but that it is not billable.
    return text === '' && field !== 'billable' ? [] : [[field, text] as const];
  });
  return { line, cells: Object.fromEntries(given) };
}

/** Exports write an apostrophe in front of what a spreadsheet would calculate. */
function unquoted(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@])/, '');
}

/** What a line records, as far as the line alone can tell. */
export function planRow(row: ImportRow, lookups: Lookups, settings: PlanSettings): PlannedRow {
  const errors: RowError[] = [];
  const report: Report = (field, code, params) =>
    errors.push({
      field,
      key: code.includes(':') ? code : `validation.${code}`,
      ...(params ? { params } : {}),
    });
  const cells = toLocalCells(row.cells, settings.timeZone);
  const { options } = settings;
  const kind = readKind(cells.kind, report);
  const meanings = new WordMeanings(lookups, settings.words);
  const named = kind === 'hours' ? importWordKinds : importWordKinds.filter((one) => one !== 'activity');
  if (named.some((one) => meanings.of(one, cells) === 'leftOut'))
    return { row, entry: null, errors: [], leftOut: true };
  const meant: Meant = (one, otherwise) => {
    const find = () => meanings.of(one, cells);
    return found(`${one}Id`, find, wordOf(one, cells), otherwise, report);
  };
  const draft = {
    kind,
    workDate: readDay(cells, settings.dateOrder, report),
    employeeId: meant('employee', options.employeeId),
    projectId: meant('project', options.projectId),
    activityId: kind === 'hours' ? activityOf(cells, options.activityId, meant) : null,
    ...(kind === 'hours' ? readTimes(cells, settings, report) : readObject(kind, cells, lookups, report)),
    comment: commentOf(cells),
    billable: readBillable(cells.billable, report),
    source: 'import' as const,
  };
  if (errors.length > 0) return { row, entry: null, errors };
  const parsed = createEntry.safeParse(draft);
  if (parsed.success) return { row, entry: parsed.data, errors };
  const wrong = toFieldErrors(parsed.error.issues, draft).map(({ field, key, params }) => ({
    field,
    key,
    ...(params ? { params } : {}),
  }));
  return { row, entry: null, errors: wrong };
}

const kindWords = new Map<string, EntryKind>(
  entryKinds.flatMap((kind) => [
    [plainHeader(kind), kind] as const,
    ...(['de', 'en', 'fr', 'it', 'ro'] as const).map(
      (locale) => [plainHeader(exportTexts(locale).kinds[kind]), kind] as const,
    ),
  ]),
);

function readKind(word: string | undefined, report: Report): EntryKind {
  if (!word) return 'hours';
  const kind = kindWords.get(plainHeader(word));
  if (!kind) report('kind', 'in');
  return kind ?? 'hours';
}

function readDay(cells: ImportRow['cells'], order: DateOrder, report: Report): string {
  const text = cells.workDate ?? cells.start ?? cells.from ?? '';
  const day = readDate(text, order);
  if (day === null) report('workDate', text === '' ? 'required' : 'date');
  return day ?? '';
}

/** From and to where both are there, the break being what the duration lacks; else the bare duration. */
function readTimes(cells: ImportRow['cells'], { dateOrder, durationUnit }: PlanSettings, report: Report) {
  const from = clock('from', cells.from ?? cells.start, report);
  const to = clock('to', cells.to ?? cells.end, report);
  const duration = span('seconds', cells.duration, report, durationUnit);
  const breakSeconds = span('breakSeconds', cells.breakTime, report);
  if (from && to && !endsInTime(cells, { from, to }, dateOrder)) report('to', 'time:import.fault.end');
  if (from && to && from !== to) {
    const rest = breakSeconds ?? breakOf(from, to, duration);
    return { from, to, breakSeconds: rest };
  }
  if (duration !== null) return { seconds: Math.max(duration, 60), breakSeconds: breakSeconds ?? 0 };
  report('seconds', 'required');
  return {};
}

/** Clock times alone would make an hour of a day and an hour: an end says its day, or the same or the next is meant. */
function endsInTime(
  cells: ImportRow['cells'],
  { from, to }: { from: string; to: string },
  order: DateOrder,
): boolean {
  const first = readDate(cells.workDate ?? cells.start ?? cells.from ?? '', order);
  const last = readDate(cells.endDate ?? cells.end ?? cells.to ?? '', order);
  if (!first || !last) return true;
  if (last === first) return to > from || to === '00:00';
  return last === addDays(first, 1) && to <= from;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const daySeconds = 86_400;

/** The break a duration tells by being shorter than its times, to the minute. */
function breakOf(from: string, to: string, duration: number | null): number {
  if (duration === null) return 0;
  const gross = ((minutesOf(to) - minutesOf(from)) * 60 + daySeconds) % daySeconds;
  const missing = Math.floor((gross - duration) / 60) * 60;
  // Seconds that were cut off the times are no break.
  return missing > 60 ? missing : 0;
}

function clock(field: string, text: string | undefined, report: Report): string | null {
  // A day without a time says nothing about when.
  if (!text || /^[\d]{1,4}[-./]\d{1,2}[-./]\d{2,4}$/.test(text)) return null;
  const time = readTime(text);
  if (time === null) report(field, 'time');
  return time;
}

function span(field: string, text: string | undefined, report: Report, unit?: DurationUnit): number | null {
  if (!text) return null;
  const seconds = readDuration(text, unit);
  if (seconds === null) report(field, 'numeric');
  return seconds;
}

function readObject(kind: EntryKind, cells: ImportRow['cells'], lookups: Lookups, report: Report) {
  const find = (title: string) => lookups.object(kind, title);
  const number = (field: 'quantity' | 'amount') => {
    const text = cells[field];
    if (!text) return null;
    const value = readNumber(text);
    if (value === null) report(field, 'numeric');
    return value;
  };
  return {
    objectId: cells.object ? found('objectId', find, cells.object, null, report) : null,
    quantity: number('quantity'),
    unit: cells.unit ?? null,
    amount: number('amount'),
  };
}

function found(
  field: string,
  find: (word: string) => Found,
  word: string | undefined,
  otherwise: string | null | undefined,
  report: Report,
): string | undefined {
  const id = word ? find(word) : null;
  if (id === 'several') report(field, 'ambiguous', { word: word ?? '' });
  else if (id === null && !otherwise)
    report(field, word ? 'unknownWord' : 'required', word ? { word } : undefined);
  return id && id !== 'several' ? id : (otherwise ?? undefined);
}

/** An activity nobody knows is an error unless another one may stand in. */
function activityOf(
  { activity }: ImportRow['cells'],
  otherwise: string | null | undefined,
  meant: Meant,
): string | null {
  return activity ? (meant('activity', otherwise) ?? null) : (otherwise ?? null);
}

function readBillable(text: string | undefined, report: Report): boolean {
  if (text === undefined) return true;
  const value = readYesNo(text);
  if (value === null) report('billable', 'boolean');
  return value ?? true;
}

function commentOf({ comment, tags }: ImportRow['cells']): string | null {
  return [comment, tags ? `[${tags}]` : undefined].filter(Boolean).join(' ') || null;
}
