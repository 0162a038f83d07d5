import {
  localDateAt,
  localTimeAt,
  type EpochMs,
  type LocalDate,
  type LocalTime,
} from '@jahrring/contracts-common';
import type { Occurrence } from '@jahrring/contracts-time';
import { occurrenceOf } from '../entry';
import type { ImportRow } from './plan.types';

const offsetMoment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})$/i;
const timeFields = ['from', 'to', 'start', 'end'] as const;
const MINUTE_MS = 60_000;

/** An instant by the clock of a zone, to the minute. */
export interface LocalMoment {
  at: EpochMs;
  date: LocalDate;
  time: LocalTime;
  /** Occurrence of the time if the clock shows it twice. */
  occurrence: Occurrence | undefined;
}

/** A line's cells by the clock of the licence, and the ends of its time where they tell their offset from UTC. */
export interface LocalCells {
  cells: ImportRow['cells'];
  from?: LocalMoment;
  to?: LocalMoment;
}

/** `2026-11-17T06:00:00Z` as day and time of a zone; null for what has no offset. */
export function localMoment(text: string, zone: string): LocalMoment | null {
  const [, date, time, offset = ''] = offsetMoment.exec(text.trim()) ?? [];
  if (date === undefined || time === undefined) return null;
  const sign = /^z$/i.test(offset) ? 'Z' : offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const instant = Date.parse(`${date}T${time}${sign}`);
  if (Number.isNaN(instant)) return null;
  const at = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return {
    at,
    date: localDateAt(at, zone),
    time: localTimeAt(at, zone),
    occurrence: occurrenceOf(at, zone),
  };
}

/** The cells of a line in the licence's zone: where times tell their offset from UTC, they decide the day too. */
export function toLocalCells(cells: ImportRow['cells'], zone: string): LocalCells {
  const local: LocalCells = { cells: { ...cells } };
  for (const field of timeFields) {
    const moment = localMoment(cells[field] ?? '', zone);
    if (!moment) continue;
    local.cells[field] = `${moment.date} ${moment.time}`;
    const isStart = field === 'from' || field === 'start';
    local.cells[isStart ? 'workDate' : 'endDate'] = moment.date;
    // If a line has both a time and a moment, the time counts.
    const end = isStart ? 'from' : 'to';
    if (field === end || !cells[end]) local[end] = moment;
  }
  return local;
}
