import { resolveSpan, spanSeconds, type CreateEntryInput } from '@jahrring/contracts-time';
import type { OutboxItem } from '@jahrring/tool-kit';

/** Items of the device's queue that are lines of this tool. */
export const lineKind = 'time/entry';

/** The page on which a refused line is mended. */
export const mendPage = '/timetables/create';

/** A line as it lies in the queue. */
export interface UnsentLine {
  item: OutboxItem;
  line: CreateEntryInput;
}

export interface WhoseDays {
  from: string;
  to: string;
  /** Undefined: one's own. */
  employeeId: string | undefined;
}

/** The queue's lines of somebody's days that are not among the entries the server has shown already. */
export function linesOf(
  items: readonly OutboxItem[],
  { from, to, employeeId }: WhoseDays,
  shown: readonly { id: string }[],
): UnsentLine[] {
  const there = new Set(shown.map(({ id }) => id));
  return items
    .filter(({ kind }) => kind === lineKind)
    .map((item) => ({ item, line: item.body as CreateEntryInput }))
    .filter(({ line }) => line.workDate >= from && line.workDate <= to)
    .filter(({ line }) => line.employeeId === employeeId && !there.has(line.id ?? ''));
}

/** Worked seconds of a line; 0 where the clock does not have its times. */
export function secondsOf(line: CreateEntryInput, zone: string): number {
  if (line.seconds !== undefined) return line.seconds;
  if (line.startAt && line.endAt) return (Date.parse(line.endAt) - Date.parse(line.startAt)) / 1000;
  const { from, to, workDate: date, fromOccurrence, toOccurrence, breakSeconds = 0 } = line;
  if (!from || !to) return 0;
  const result = resolveSpan({ date, from, to, fromOccurrence, toOccurrence }, zone);
  return result.ok ? spanSeconds(result.span) - breakSeconds : 0;
}

/** Returns the seconds that already count towards the day: all except lines that the server has refused. */
export function countedSeconds(lines: readonly UnsentLine[], zone: string): number {
  return lines
    .filter(({ item }) => item.state !== 'refused')
    .reduce((sum, { line }) => sum + secondsOf(line, zone), 0);
}

interface Sums {
  workedSeconds: number;
  missingSeconds: number;
}

/** The sums of a day or week with what lies on the device. */
export function withUnsent<T extends Sums>(sums: T, seconds: number): T {
  if (seconds === 0) return sums;
  const { workedSeconds, missingSeconds } = sums;
  return {
    ...sums,
    workedSeconds: workedSeconds + seconds,
    missingSeconds: Math.max(0, missingSeconds - seconds),
  };
}
