import { type LocalDate, type LocalTime, isLocalDate } from '@jahrring/contracts-common';
import { minutesOf, parseClock, parseDuration } from './clock-text';
import { parseDateShorthand } from './date-shorthand';

export type QuickSegment =
  | { kind: 'span'; from: LocalTime; to: LocalTime }
  | { kind: 'duration'; seconds: number };

export interface QuickProblem {
  /**
   * time: no clock shows it; overlap: two stretches of the line overlap; missing: nothing to record yet; quantity: an
   * object without how much of it; hours: 8.30 may be half past or three tenths; break: longer than the work
   */
  code: 'time' | 'overlap' | 'missing' | 'quantity' | 'hours' | 'break';
  text: string;
}

export interface QuickEntry {
  segments: QuickSegment[];
  /** Text after `@`: a project's number or the start of its title. */
  project: string | null;
  /** Text after `#`: an activity's title or its start. */
  activity: string | null;
  /** Text after `*`: the title of a machine, material, plant … or its start. */
  object: string | null;
  /** Quantity of the object, a decimal string: `*Forwarder 4.5`. */
  quantity: string | null;
  /** Money that was spent, a decimal string: `45.50 CHF`. */
  amount: string | null;
  date: LocalDate | null;
  breakSeconds: number;
  comment: string;
  /** By the wall clock, breaks taken off; the true length on a night of changing clocks comes with the instants. */
  totalSeconds: number;
  problems: QuickProblem[];
}

const clock = String.raw`\d{1,2}(?:[:.]\d{2}|\d{2})?`;
const spanPattern = new RegExp(String.raw`^(${clock})\s*(?:-|–|—|bis|to)\s*(${clock})(?!\w|\.\d)`, 'i');
/** `8:30 -0:30`: a break with its sign at it, not a stretch until half past midnight. */
const signedBreak =
  /^[-–](?:\d{1,3}\s?m(?:in)?|\d{1,2}:\d{2}h?|\d{1,2}h\d{0,2}|\d{1,2}[.,]\d{1,2}\s?h)(?![\w.:–-])/i;
const durationBeforeBreak = /^(\d{1,2}:\d{2})(?=\s+[-–]0{1,2}:\d{2}(?!\d))/;
/** Hours without their unit: `8.5`, `8,25`, `8:30`; not what counts metres, trees or cubic metres. */
const bareHours =
  /^(\d{1,2}(?:[.,]\d{1,2}|:\d{2}))(?![\w.:–-]|,\d|\s*(?:m[23²³]?|[fr]m|km|l|kg|t|ha|stk\.?|st\.?|%)(?!\w))/i;
const spanStart = new RegExp(String.raw`^\d{1,4}(?:[:.]\d{2})?\s*[-–—]\s*\d[\d:.]*`);
const durationPattern =
  /^(?:\d{1,2}:\d{2}h|\d{1,2}[.,]\d{1,2}\s?h|\d{1,2}\s?h(?:\s?\d{1,2}(?:\s?m(?:in)?)?)?|\d{1,3}\s?min)(?!\w)/i;
const breakPattern = /^(?:pause|break|pausa|pauză)\s+(\d{1,3}(?:\s?m(?:in)?)?|\d{1,2}h\d{0,2})(?!\w)/i;
const objectPattern = /^\*(?:"([^"]*)"?|([^\s,;+]+))(?:\s+(\d{1,9}(?:[.,]\d{1,3})?)(?![\w.:–—-]|\s*[-–—]))?/;
const amountPattern =
  /^(?:(?:CHF|EUR|Fr\.?|€)\s*(\d{1,9}(?:[.,]\d{1,2})?)|(\d{1,9}(?:[.,]\d{1,2})?)\s*(?:CHF|EUR|Fr\.?|€))(?!\w)/i;
const tagPattern = /^([@#])(?:"([^"]*)"?|([^\s,;+]*))/;

/**
 * Reads one line as people jot it down: `730-12, 13-1715 @P241 #Holzen`, `7h30`, `8.5 -30m`, `7.30-12`,
 * `7-12 + 13-17 gestern`, `7-12 *Forwarder 4.5`, `45.50 CHF Mittagessen`.
 * Never throws: what it cannot read becomes the comment, what cannot be right becomes a problem.
 */
export function parseQuickEntry(line: string, today: LocalDate): QuickEntry {
  const entry: QuickEntry = {
    segments: [],
    project: null,
    activity: null,
    object: null,
    quantity: null,
    amount: null,
    date: null,
    breakSeconds: 0,
    comment: '',
    totalSeconds: 0,
    problems: [],
  };
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== '') rest = readToken(rest, entry, words, today).trimStart();
  entry.comment = words.join(' ').replace(/[,;+\s]+$/, '');
  entry.totalSeconds = total(entry);
  entry.problems.push(...findProblems(entry));
  return entry;
}

/** Takes one token off the front and says what is left. */
function readToken(rest: string, entry: QuickEntry, words: string[], today: LocalDate): string {
  const separator = /^[,;+]\s*(?=(\d|$)?)/.exec(rest);
  if (separator && (words.length === 0 || separator[1] !== undefined)) return rest.slice(separator[0].length);
  return (
    readDay(rest, entry) ??
    readTag(rest, entry) ??
    readObject(rest, entry) ??
    readAmount(rest, entry) ??
    readBreak(rest, entry) ??
    readSpan(rest, entry) ??
    readDuration(rest, entry) ??
    readBareHours(rest, entry) ??
    readWord(rest, entry, words, today)
  );
}

function readTag(rest: string, entry: QuickEntry): string | null {
  const match = tagPattern.exec(rest);
  if (!match) return null;
  const value = (match[2] ?? match[3] ?? '').trim();
  if (match[1] === '@') entry.project = value || entry.project;
  else entry.activity = value.replaceAll('_', ' ') || entry.activity;
  return rest.slice(match[0].length);
}

/** One object of a line, with how much of it right behind. */
function readObject(rest: string, entry: QuickEntry): string | null {
  const match = objectPattern.exec(rest);
  const name = (match?.[1] ?? match?.[2] ?? '').replaceAll('_', ' ').trim();
  if (!match || name === '') return null;
  entry.object = name;
  entry.quantity = match[3]?.replace(',', '.') ?? entry.quantity;
  return rest.slice(match[0].length);
}

function readAmount(rest: string, entry: QuickEntry): string | null {
  const match = amountPattern.exec(rest);
  const amount = match?.[1] ?? match?.[2];
  if (!match || amount === undefined) return null;
  entry.amount = amount.replace(',', '.');
  return rest.slice(match[0].length);
}

/** A written-out day; first of all, because 2026-03-04 also looks like a stretch of time. */
function readDay(rest: string, entry: QuickEntry): string | null {
  const match = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(rest);
  if (!match || !isLocalDate(match[0])) return null;
  entry.date = match[0];
  return rest.slice(match[0].length);
}

function readBreak(rest: string, entry: QuickEntry): string | null {
  const match = breakPattern.exec(rest) ?? signedBreak.exec(rest);
  if (!match) return null;
  const text = match[1] ?? match[0].slice(1);
  entry.breakSeconds += parseDuration(/^\d+$/.test(text) ? `${text}m` : text) ?? 0;
  return rest.slice(match[0].length);
}

function readSpan(rest: string, entry: QuickEntry): string | null {
  if (durationBeforeBreak.test(rest)) return null;
  const match = spanPattern.exec(rest);
  const from = match && parseClock(match[1] ?? '');
  const to = match && parseClock(match[2] ?? '');
  if (match && from && to) {
    entry.segments.push({ kind: 'span', from, to });
    return rest.slice(match[0].length);
  }
  const wrong = spanStart.exec(rest);
  if (!wrong) return null;
  entry.problems.push({ code: 'time', text: wrong[0] });
  return rest.slice(wrong[0].length);
}

function readDuration(rest: string, entry: QuickEntry): string | null {
  const match = durationPattern.exec(rest);
  const seconds = match && parseDuration(match[0]);
  if (!match) return null;
  if (seconds === null) entry.problems.push({ code: 'time', text: match[0] });
  else entry.segments.push({ kind: 'duration', seconds });
  return rest.slice(match[0].length);
}

/** The first amount of time of a line needs no unit; a number after it belongs to the comment. */
function readBareHours(rest: string, entry: QuickEntry): string | null {
  const text =
    (entry.segments.length === 0 && (durationBeforeBreak.exec(rest) ?? bareHours.exec(rest))?.[1]) || '';
  if (text === '') return null;
  const seconds = parseDuration(text.includes(':') ? text : `${text}h`);
  // With a point, a quarter is sure to be a decimal and half past is not.
  if (/\.\d\d$/.test(text) && !/\.(?:00|25|50|75)$/.test(text)) entry.problems.push({ code: 'hours', text });
  else if (seconds === null || seconds === 0) entry.problems.push({ code: 'time', text });
  else entry.segments.push({ kind: 'duration', seconds });
  return rest.slice(text.length);
}

function readWord(rest: string, entry: QuickEntry, words: string[], today: LocalDate): string {
  const word = /^\S+/.exec(rest)?.[0] ?? rest;
  const bare = word.replace(/[,;]$/, '');
  // A weekday within a comment is part of the comment, and a lone number counts trees or metres rather than days.
  const mayBeDate =
    words.length === 0 && entry.date === null && !/^(?:[+-]?\d+|\d{1,2}\.\d{1,2})$/.test(bare);
  const date = mayBeDate ? parseDateShorthand(bare, today) : null;
  if (date) entry.date = date;
  else words.push(word);
  return rest.slice(word.length);
}

function wallMinutes(segment: { from: LocalTime; to: LocalTime }): [number, number] {
  const from = minutesOf(segment.from);
  const to = minutesOf(segment.to);
  return [from, to > from ? to : to + 24 * 60];
}

function total(entry: QuickEntry): number {
  const gross = entry.segments.reduce((sum, segment) => {
    if (segment.kind === 'duration') return sum + segment.seconds;
    const [from, to] = wallMinutes(segment);
    return sum + (to - from) * 60;
  }, 0);
  return Math.max(0, gross - entry.breakSeconds);
}

function findProblems(entry: QuickEntry): QuickProblem[] {
  const spans = entry.segments.filter((segment) => segment.kind === 'span');
  if (entry.object !== null && entry.quantity === null && entry.amount === null)
    return [{ code: 'quantity', text: entry.object }];
  if (entry.breakSeconds > 0 && entry.segments.length > 0 && entry.totalSeconds === 0)
    return [{ code: 'break', text: '' }];
  const other = entry.object !== null || entry.amount !== null;
  if (entry.segments.length === 0 && !other && entry.problems.length === 0)
    return [{ code: 'missing', text: '' }];
  const sorted = spans.map((segment) => ({ segment, minutes: wallMinutes(segment) }));
  sorted.sort((a, b) => a.minutes[0] - b.minutes[0]);
  const clash = sorted.find((item, index) => {
    const previous = sorted[index - 1];
    return previous !== undefined && item.minutes[0] < previous.minutes[1];
  });
  if (!clash) return [];
  return [{ code: 'overlap', text: `${clash.segment.from}-${clash.segment.to}` }];
}
