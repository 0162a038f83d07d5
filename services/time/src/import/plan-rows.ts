import { toFieldErrors } from '@jahrring/contracts-common';
import {
  createEntry,
  entryKinds,
  importWordKinds,
  type CreateEntry,
  type DateOrder,
  type EntryImportField,
  type EntryKind,
  type ImportWordKind,
} from '@jahrring/contracts-time';
import { plainHeader, type FoundWord } from '@jahrring/service-kit';
import { serviceTexts } from '../i18n';
import { meaningsOf, wordOf, type Lookups } from './import-lookups';
import type { ImportRow, PlanSettings, Report, RowFault } from './plan.types';
import { toLocalCells, type LocalCells } from './local-cells';
import { dayOf, readTimes } from './read-times';
import { readDate, readNumber, readYesNo } from './read-values';

/** A line as it would be recorded; null where the line itself is wrong. */
export interface PlannedLine {
  entry: CreateEntry | null;
  faults: RowFault[];
  /** The project as the file names it. */
  project: string;
  /** Somebody wants no lines of its person, project or activity. */
  leftOut?: boolean;
}

type Meant = (kind: ImportWordKind, otherwise: string | null | undefined) => string | undefined;

/** The cells of one line by what their columns hold. */
export function toRow(
  cells: readonly string[],
  line: number,
  mapping: readonly (EntryImportField | null)[],
): ImportRow {
  const given = mapping.flatMap((field, place) => {
    const text = unquoted(cells[place] ?? '');
    // An empty cell says nothing, but that it is not billable.
    return field === null || (text === '' && field !== 'billable') ? [] : [[field, text] as const];
  });
  return { line, cells: Object.fromEntries(given) };
}

/** Exports write an apostrophe in front of what a spreadsheet would calculate. */
function unquoted(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@])/, '');
}

/** Returns what a line records, as far as the line alone determines it. */
export function planRow(row: ImportRow, lookups: Lookups, settings: PlanSettings): PlannedLine {
  const faults: RowFault[] = [];
  const report: Report = (field, code, params) =>
    faults.push({
      field,
      code,
      key: code.includes(':') ? code : `validation.${code}`,
      ...(params ? { params } : {}),
    });
  const local = toLocalCells(row.cells, settings.timeZone);
  const { cells } = local;
  const { options } = settings;
  const project = wordOf('project', cells);
  const kind = readKind(cells.kind, report);
  const meanings = meaningsOf(lookups, settings.words);
  const named = kind === 'hours' ? importWordKinds : importWordKinds.filter((one) => one !== 'activity');
  if (named.some((one) => meanings.of(one, cells) === 'leftOut'))
    return { entry: null, faults: [], project, leftOut: true };
  const meant: Meant = (one, otherwise) => {
    const find = () => meanings.of(one, cells);
    return found(`${one}Id`, find, wordOf(one, cells), otherwise, report);
  };
  const draft = {
    kind: kind ?? 'hours',
    workDate: readDay(local, settings.dateOrder, report),
    employeeId: meant('employee', options.employeeId),
    projectId: meant('project', options.projectId),
    activityId: kind === 'hours' ? activityOf(cells, options.activityId, meant) : null,
    ...readWork(kind, local, { settings, lookups, report }),
    comment: commentOf(cells),
    billable: readBillable(cells.billable, report),
    source: 'import' as const,
  };
  const parsed = createEntry.safeParse(draft);
  if (parsed.success && faults.length === 0) return { entry: parsed.data, faults, project };
  const refused = parsed.success ? [] : toFieldErrors(parsed.error.issues, draft);
  return { entry: null, faults: [...faults, ...notFollowing(faults, refused)], project };
}

interface Reading {
  settings: PlanSettings;
  lookups: Lookups;
  report: Report;
}

/** Returns the quantity by the fields of its kind; nothing where the kind is unknown. */
function readWork(kind: EntryKind | null, local: LocalCells, { settings, lookups, report }: Reading) {
  if (kind === null) return {};
  return kind === 'hours'
    ? readTimes(local, settings, report)
    : readObject(kind, local.cells, lookups, report);
}

/** Fields of which one that cannot be read makes the others look wrong as well. */
const readTogether: readonly (readonly string[])[] = [
  ['workDate', 'from', 'to', 'fromOccurrence', 'toOccurrence', 'seconds', 'breakSeconds'],
  ['objectId', 'quantity', 'unit', 'amount'],
];

/** Returns the errors other than cells that could not be read; errors that only follow from those are left out. */
function notFollowing(unread: readonly RowFault[], refused: readonly RowFault[]): RowFault[] {
  const said = new Set(unread.map(({ field }) => field));
  // The fields of a line depend on its kind.
  if (said.has('kind')) return [];
  for (const group of readTogether)
    if (group.some((field) => said.has(field))) for (const field of group) said.add(field);
  return refused.flatMap(({ field, code, key, params }) =>
    said.has(field) ? [] : [{ field, code, key, ...(params ? { params } : {}) }],
  );
}

const kindWords = new Map<string, EntryKind>(
  entryKinds.flatMap((kind) => [
    [plainHeader(kind), kind] as const,
    ...serviceTexts.all().map((texts) => [plainHeader(texts.export.kinds[kind]), kind] as const),
  ]),
);

/** Null where nobody knows the kind. */
function readKind(word: string | undefined, report: Report): EntryKind | null {
  if (!word) return 'hours';
  const kind = kindWords.get(plainHeader(word));
  if (!kind) report('kind', 'in');
  return kind ?? null;
}

function readDay(local: LocalCells, order: DateOrder, report: Report): string {
  const text = dayOf(local);
  const day = readDate(text, order);
  if (day === null) report('workDate', text === '' ? 'required' : 'date');
  return day ?? '';
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
  find: (word: string) => FoundWord,
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
