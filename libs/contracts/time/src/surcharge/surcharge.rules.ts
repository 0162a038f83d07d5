import {
  type EpochMs,
  type LocalDate,
  type LocalTime,
  addDays,
  localDateAt,
  offsetAt,
  resolveLocal,
  startOfDay,
  weekdayOf,
} from '@jahrring/contracts-common';
import type { Span } from '../span';
import { workingTimeLaws } from '../law/working-time-law';
import { breakCountryOf } from '../time-rules';

const minuteMs = 60_000;

/** Kinds of days; a public holiday counts as one on any weekday. */
export const dayKinds = ['weekday', 'saturday', 'sunday', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

/** Rules if several surcharges apply: only the highest counts, or all are added up. */
export const stackingRules = ['highest', 'add'] as const;
export type StackingRule = (typeof stackingRules)[number];

/**
 * When Sundays and public holidays begin and end: as the law of the licence's country has it, at midnight, or at 23:00 of the
 * evening before and of their own.
 */
export const sundayRules = ['zone', 'midnight', 'evening'] as const;
export type SundayRule = (typeof sundayRules)[number];

export interface SurchargeWindow {
  id: string;
  /** Per cent of the hour's price, and of the wage. */
  percent: number;
  dayKinds: readonly DayKind[];
  /** Wall-clock bounds, the end excluded; an end not after the start goes over midnight. Neither: the whole day. */
  from?: LocalTime | undefined;
  to?: LocalTime | undefined;
}

/** One surcharge on a stretch of one local day. */
export interface SurchargeLine extends Span {
  windowId: string;
  percent: number;
  date: LocalDate;
}

export interface SurchargeRules {
  windows: readonly SurchargeWindow[];
  stacking: StackingRule;
  zone: string;
  /** True on a public holiday of the licence. */
  isHoliday: (date: LocalDate) => boolean;
  /** From when on a day counts as the Sunday or public holiday that follows; none: from midnight. */
  sundayFrom?: LocalTime | null;
}

/** The wall clock from which an evening belongs to the Sunday after it (ArG art. 18: 23:00); null: midnight. */
export function sundayFromOf(rule: SundayRule, zone: string): LocalTime | null {
  const { CH, DE, AT } = workingTimeLaws;
  if (rule === 'evening') return CH.sundayFrom;
  if (rule === 'midnight') return null;
  return { CH, DE, AT }[breakCountryOf(zone)].sundayFrom;
}

export function dayKindOf(date: LocalDate, isHoliday: (date: LocalDate) => boolean): DayKind {
  if (isHoliday(date)) return 'holiday';
  const weekday = weekdayOf(date);
  if (weekday === 7) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}

/**
 * The surcharges on one stretch of work, each minute judged by the local day it lies on, or where Sundays begin on the
 * evening before, by that Sunday. Under `highest` the lines do not
 * overlap and together are the union of the windows; under `add` each window has its own lines.
 */
export function surchargesOf(work: Span, rules: SurchargeRules): SurchargeLine[] {
  const lines: SurchargeLine[] = [];
  let date = localDateAt(work.startMs, rules.zone);
  while (startOfDay(date, rules.zone) < work.endMs) {
    lines.push(...surchargesOfDay(work, date, rules));
    date = addDays(date, 1);
  }
  return lines;
}

function surchargesOfDay(work: Span, date: LocalDate, rules: SurchargeRules): SurchargeLine[] {
  const parts = partsOf(date, rules);
  const lines = rules.windows
    .flatMap((window) => {
      const held = joined(parts.filter(({ kind }) => window.dayKinds.includes(kind)));
      const spans = windowSpans(window, date, rules.zone);
      return held.flatMap((part) => spans.map((span) => lineOf(window, common(part, span), date)));
    })
    .map((line) => ({ ...line, ...common(line, work) }))
    .filter((line) => line.startMs < line.endMs);
  return rules.stacking === 'add' ? lines : highestOf(lines);
}

/** A local day by what its hours count as: the last one can belong to a Sunday or public holiday, or no longer to one. */
function partsOf(
  date: LocalDate,
  { zone, isHoliday, sundayFrom }: SurchargeRules,
): (Span & { kind: DayKind })[] {
  const [startMs, endMs] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
  const [kind, next] = [dayKindOf(date, isHoliday), dayKindOf(addDays(date, 1), isHoliday)];
  if (!sundayFrom || !(isFree(kind) || isFree(next))) return [{ startMs, endMs, kind }];
  const turn = boundAt(date, sundayFrom, zone, 'first');
  return [
    { startMs, endMs: turn, kind },
    { startMs: turn, endMs, kind: next },
  ];
}

const isFree = (kind: DayKind): boolean => kind === 'sunday' || kind === 'holiday';

/** Parts that touch are one. */
function joined(parts: readonly Span[]): Span[] {
  const [first, second] = parts;
  return first && second ? [{ startMs: first.startMs, endMs: second.endMs }] : [...parts];
}

const common = (a: Span, b: Span): Span => ({
  startMs: Math.max(a.startMs, b.startMs),
  endMs: Math.min(a.endMs, b.endMs),
});

function lineOf({ id, percent }: SurchargeWindow, span: Span, date: LocalDate): SurchargeLine {
  return { windowId: id, percent, date, ...span };
}

/**
 * The window's part of one local day: of a window over midnight the early and the late piece. Over midnight goes what ends no later
 * than it starts by the clock on the wall, whatever hour the day skips or repeats.
 */
function windowSpans({ from, to }: SurchargeWindow, date: LocalDate, zone: string): Span[] {
  const day: Span = { startMs: startOfDay(date, zone), endMs: startOfDay(addDays(date, 1), zone) };
  if (from === undefined || to === undefined) return [day];
  const startMs = boundAt(date, from, zone, 'first');
  const endMs = to === '00:00' ? day.endMs : boundAt(date, to, zone, 'second');
  const isOverMidnight = to <= from && to !== '00:00';
  const pieces: Span[] = isOverMidnight
    ? [
        // Both rounds of an hour that comes twice can make the pieces meet.
        { startMs: day.startMs, endMs: Math.min(startMs, endMs) },
        { startMs, endMs: day.endMs },
      ]
    : [{ startMs, endMs }];
  return pieces.filter((piece) => piece.startMs < piece.endMs);
}

/** A bound that the clock skips counts from where it goes on; of one that comes twice, the window takes in both rounds. */
function boundAt(date: LocalDate, time: LocalTime, zone: string, round: 'first' | 'second'): EpochMs {
  const bound = resolveLocal(date, time, zone);
  if (bound.kind === 'exact') return bound.at;
  return bound.kind === 'fold' ? bound[round] : clockGoesOnAt(bound.passedAt, zone);
}

/** The instant at which the clock was set forward, from one soon after it. */
function clockGoesOnAt(passedAt: EpochMs, zone: string): EpochMs {
  const offset = offsetAt(passedAt, zone);
  let at = passedAt;
  while (offsetAt(at - minuteMs, zone) === offset) at -= minuteMs;
  return at;
}

/** Of every moment only the highest line; equal ones: the first named. */
function highestOf(lines: readonly SurchargeLine[]): SurchargeLine[] {
  const bounds = [...new Set(lines.flatMap(({ startMs, endMs }) => [startMs, endMs]))].sort((a, b) => a - b);
  const parts: SurchargeLine[] = [];
  bounds.slice(0, -1).forEach((startMs, index) => {
    const endMs = bounds[index + 1] ?? startMs;
    const highest = lines
      .filter((line) => line.startMs <= startMs && line.endMs >= endMs)
      .reduce<SurchargeLine | undefined>(
        (best, line) => (best && best.percent >= line.percent ? best : line),
        undefined,
      );
    if (highest) append(parts, { ...highest, startMs, endMs });
  });
  return parts;
}

/** Two pieces of one window that touch are one line. */
function append(parts: SurchargeLine[], next: SurchargeLine): void {
  const last = parts.at(-1);
  if (last && last.windowId === next.windowId && last.endMs === next.startMs) last.endMs = next.endMs;
  else parts.push(next);
}
