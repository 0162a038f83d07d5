import { addDays } from '@jahrring/contracts-common';
import { resolveSpan, spanSeconds, type LocalSpan } from '@jahrring/contracts-time';
import type { LocalCells } from './local-cells';
import type { PlanSettings, Report } from './plan.types';
import { readDate, readDuration, readTime, type DurationUnit } from './read-values';

const daySeconds = 86_400;

type Settings = Pick<PlanSettings, 'dateOrder' | 'durationUnit' | 'timeZone'>;

/** From and to where both are there, the break being what the duration lacks; else the bare duration. */
export function readTimes(local: LocalCells, settings: Settings, report: Report) {
  const { cells } = local;
  let unread = false;
  const refuse: Report = (...fault) => {
    unread = true;
    report(...fault);
  };
  const from = clock('from', cells.from ?? cells.start, refuse);
  const to = clock('to', cells.to ?? cells.end, refuse);
  const duration = span('seconds', cells.duration, refuse, settings.durationUnit);
  const breakSeconds = span('breakSeconds', cells.breakTime, refuse);
  if (from && to && !endsInTime(local, { from, to }, settings)) refuse('to', 'time:import.fault.end');
  const occurrences = occurrencesOf(local);
  if (from && to && (from !== to || occurrences.fromOccurrence !== occurrences.toOccurrence)) {
    const date = readDate(dayOf(local), settings.dateOrder) ?? '';
    const rest = breakSeconds ?? breakOf({ date, from, to, ...occurrences }, duration, settings.timeZone);
    return { from, to, ...occurrences, breakSeconds: rest };
  }
  if (duration !== null) return { seconds: Math.max(duration, 60), breakSeconds: breakSeconds ?? 0 };
  if (!unread) report('seconds', 'required');
  return {};
}

/** The cell that tells a line's day. */
export function dayOf({ cells }: LocalCells): string {
  return cells.workDate ?? cells.start ?? cells.from ?? '';
}

/** Returns which occurrence is meant in the hour that comes twice, if an offset from UTC shows it. */
function occurrencesOf({ from, to }: LocalCells): Pick<LocalSpan, 'fromOccurrence' | 'toOccurrence'> {
  return {
    ...(from?.occurrence ? { fromOccurrence: from.occurrence } : {}),
    ...(to?.occurrence ? { toOccurrence: to.occurrence } : {}),
  };
}

/** Clock times alone would make an hour of a day and an hour: an end says its day, or the same or the next is meant. */
function endsInTime(
  local: LocalCells,
  { from, to }: { from: string; to: string },
  { dateOrder }: Settings,
): boolean {
  if (local.from && local.to) {
    const seconds = (local.to.at - local.from.at) / 1000;
    // Times of less than a minute have lost it; their duration counts.
    return seconds >= 0 && seconds < daySeconds;
  }
  const { cells } = local;
  const first = readDate(dayOf(local), dateOrder);
  const last = readDate(cells.endDate ?? cells.end ?? cells.to ?? '', dateOrder);
  if (!first || !last) return true;
  if (last === first) return to > from || to === '00:00';
  return last === addDays(first, 1) && to <= from;
}

/** The break a duration tells by being shorter than its times, to the minute. */
function breakOf(times: LocalSpan, duration: number | null, zone: string): number {
  if (duration === null || times.date === '') return 0;
  const found = resolveSpan(times, zone);
  if (!found.ok) return 0;
  const missing = Math.floor((spanSeconds(found.span) - duration) / 60) * 60;
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
