import type { CreateEntryInput, RecentCombination, WorkedLine } from '@jahrring/contracts-time';
import { clockOverlap } from '../my-time/clock-overlap';
import { clockOfLine } from '../offline/line-draft';
import { secondsOf } from '../offline/unsent-line';

/** A line of today, recorded or on its way. */
export interface TodayLine {
  projectId: string;
  activityId: string | null;
  from: string | null;
  to: string | null;
  seconds: number;
}

export interface Repetition {
  /** Lines that one tap would record. */
  lines: WorkedLine[];
  /** Lines whose project or activity is in the way. */
  blocked: WorkedLine[];
  /** Number of lines that today already has. */
  there: number;
}

export type Target = Pick<RecentCombination, 'project' | 'activity'>;

/**
 * Returns the lines of a day that can be recorded for today, on their own projects or all of them on `target`. Lines
 * whose time is already recorded today are left out: a second tap records nothing twice.
 */
export function repetitionOf(
  worked: readonly WorkedLine[],
  today: readonly TodayLine[],
  target?: Target,
): Repetition {
  const wanted = worked.map((line) => (target ? { ...line, ...target, obstacle: null } : line));
  const open = wanted.filter((line) => !today.some((other) => isThere(line, other)));
  return {
    lines: open.filter(({ obstacle }) => obstacle === null),
    blocked: open.filter(({ obstacle }) => obstacle !== null),
    there: wanted.length - open.length,
  };
}

/** A line of the device's queue. */
export function toTodayLine(line: CreateEntryInput, zone: string): TodayLine {
  const { projectId, activityId = null } = line;
  return { projectId, activityId, ...clockOfLine(line, zone), seconds: secondsOf(line, zone) };
}

/** Times that overlap, or the same duration of the same work. */
function isThere(line: WorkedLine, other: TodayLine): boolean {
  if (line.from || other.from) return clockOverlap(line, other);
  const sameWork = line.project.id === other.projectId && (line.activity?.id ?? null) === other.activityId;
  return sameWork && line.seconds === other.seconds;
}

/** The entries to send for a day, each under the id at its place. */
export function toEntries(
  lines: readonly WorkedLine[],
  workDate: string,
  ids: readonly string[],
): CreateEntryInput[] {
  return lines.map((line, index) => {
    const { project, activity, from, to, seconds, breakSeconds, comment, billable, companyPartId } = line;
    return {
      id: ids[index],
      projectId: project.id,
      activityId: activity?.id ?? null,
      workDate,
      ...(from && to ? { from, to } : { seconds }),
      breakSeconds,
      ...(comment ? { comment } : {}),
      billable,
      ...(companyPartId ? { companyPartId } : {}),
      source: 'copy' as const,
    };
  });
}
