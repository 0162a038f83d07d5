export type DateOrder = 'dmy' | 'mdy' | 'ymd';

export interface ParseDateOptions {
  /** The day that shorthand counts from, `YYYY-MM-DD`. */
  today: string;
  /** Order of day, month and year in the user's region. */
  order?: DateOrder;
}

const relativeWords: Readonly<Record<string, number>> = {
  ...words(-2, 'vorgestern', 'avant-hier', "l'altroieri", 'alaltăieri', 'alaltaieri'),
  ...words(-1, 'gestern', 'yesterday', 'hier', 'ieri'),
  ...words(0, 'heute', 'today', "aujourd'hui", 'oggi', 'azi', 'astăzi', 'astazi'),
  ...words(1, 'morgen', 'tomorrow', 'demain', 'domani', 'mâine', 'maine'),
  ...words(
    2,
    'übermorgen',
    'uebermorgen',
    'après-demain',
    'apres-demain',
    'dopodomani',
    'poimâine',
    'poimaine',
  ),
};

const weekdayWords: Readonly<Record<string, number>> = {
  ...words(0, 'mo', 'montag', 'mon', 'monday', 'lun', 'lundi', 'lunedì', 'lunedi', 'luni'),
  ...words(1, 'di', 'dienstag', 'tue', 'tuesday', 'mar', 'mardi', 'martedì', 'martedi', 'marți', 'marti'),
  ...words(
    2,
    'mi',
    'mittwoch',
    'wed',
    'wednesday',
    'mer',
    'mercredi',
    'mercoledì',
    'mercoledi',
    'mie',
    'miercuri',
  ),
  ...words(3, 'do', 'donnerstag', 'thu', 'thursday', 'jeu', 'jeudi', 'gio', 'giovedì', 'giovedi', 'joi'),
  ...words(4, 'fr', 'freitag', 'fri', 'friday', 'ven', 'vendredi', 'venerdì', 'venerdi', 'vin', 'vineri'),
  ...words(
    5,
    'sa',
    'samstag',
    'sat',
    'saturday',
    'sam',
    'samedi',
    'sab',
    'sabato',
    'sâm',
    'sâmbătă',
    'sambata',
  ),
  ...words(
    6,
    'so',
    'sonntag',
    'sun',
    'sunday',
    'dim',
    'dimanche',
    'dom',
    'domenica',
    'dum',
    'duminică',
    'duminica',
  ),
};

function words(value: number, ...names: string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

const dayMs = 86_400_000;
const daysPerUnit: Readonly<Record<string, number>> = { '': 1, d: 1, t: 1, w: 7 };

/**
 * Reads a typed day: `+5`, `-2w`, `mo` (of this week), `gestern`, `3` (of this month), `4.3.`, `4.3.26`, `040326`,
 * `2026-03-04`. Answers `YYYY-MM-DD`, or null where the text names no day.
 */
export function parseDate(text: string, { today, order = 'dmy' }: ParseDateOptions): string | null {
  const typed = text.trim().toLowerCase().replace(/’/g, "'");
  if (typed === '') return null;
  const base = fromIso(today);
  if (base === null) return null;
  const relative = wordIn(relativeWords, typed);
  if (relative !== undefined) return toIso(base + relative * dayMs);
  const weekday = wordIn(weekdayWords, typed.replace(/\.$/, ''));
  if (weekday !== undefined) return toIso(base + (weekday - mondayIndex(base)) * dayMs);
  return parseOffset(typed, base) ?? parseIsoDate(typed) ?? parseParts(typed, base, order);
}

/** Only the words themselves: `__proto__` is none, though every object has it. */
function wordIn(words: Readonly<Record<string, number>>, typed: string): number | undefined {
  return Object.hasOwn(words, typed) ? words[typed] : undefined;
}

function mondayIndex(time: number): number {
  return (new Date(time).getUTCDay() + 6) % 7;
}

function parseOffset(typed: string, base: number): string | null {
  const match = /^([+-])\s*(\d{1,4})\s*([dtwm]?)$/.exec(typed);
  if (!match) return null;
  const count = Number(match[2]) * (match[1] === '-' ? -1 : 1);
  const unit = match[3] ?? '';
  if (unit === 'm') return addMonths(base, count);
  return toIso(base + count * (daysPerUnit[unit] ?? 1) * dayMs);
}

/** Keeps the day of the month, or takes the month's last day. */
function addMonths(base: number, count: number): string {
  const date = new Date(base);
  const day = date.getUTCDate();
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0)).getUTCDate();
  return toIso(first + (Math.min(day, last) - 1) * dayMs);
}

function parseIsoDate(typed: string): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  return match ? build(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

function parseParts(typed: string, base: number, order: DateOrder): string | null {
  const parts = splitParts(typed);
  if (parts === null || parts.length === 0 || parts.length > 3) return null;
  const now = new Date(base);
  const year = now.getUTCFullYear();
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  if (parts.length === 1) return build(year, now.getUTCMonth() + 1, first);
  if (parts.length === 2) return order === 'dmy' ? build(year, second, first) : build(year, first, second);
  if (order === 'ymd') return build(fullYear(parts[0] ?? ''), second, third);
  const full = fullYear(parts[2] ?? '');
  return order === 'mdy' ? build(full, first, second) : build(full, second, first);
}

/** `4.3.26`, `4/3`, `4 3` and the run-together `0403`, `040326`, `04032026`. */
function splitParts(typed: string): string[] | null {
  if (/^\d{4}(\d{2}|\d{4})?$/.test(typed)) {
    return [typed.slice(0, 2), typed.slice(2, 4), typed.slice(4)].filter((part) => part !== '');
  }
  if (!/^\d{1,4}([./\-\s]\s*\d{1,4}){0,2}\.?$/.test(typed)) return null;
  return typed.split(/[./\-\s]+/).filter((part) => part !== '');
}

function fullYear(part: string): number {
  const year = Number(part);
  if (part.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function build(year: number, month: number, day: number): string | null {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? toIso(date.getTime()) : null;
}

function fromIso(iso: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return null;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return toIso(time) === iso ? time : null;
}

function toIso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** True for a real day written `YYYY-MM-DD`. */
export function isIsoDate(text: unknown): text is string {
  return typeof text === 'string' && fromIso(text) !== null;
}

/** The order in which a region writes day, month and year. */
export function dateOrder(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  const order = parts
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type[0]] : []))
    .join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}

/** `20.11.2026` in the region's way; text that is no day stays as it is. */
export function formatDate(iso: string, locale: string): string {
  const time = fromIso(iso);
  if (time === null) return iso;
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time);
}

/** Today in the user's own zone. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
