import { localDateAt, localTimeAt } from '@jahrring/contracts-common';
import type { ImportRow } from './plan-rows';

const offsetMoment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})$/i;
const timeFields = ['from', 'to', 'start', 'end'] as const;

/** `2026-11-17T06:00:00Z` as day and time of a zone; null for what has no offset. */
export function localMoment(text: string, zone: string): { date: string; time: string } | null {
  const [, date, time, offset = ''] = offsetMoment.exec(text.trim()) ?? [];
  if (date === undefined || time === undefined) return null;
  const sign = /^z$/i.test(offset) ? 'Z' : offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const at = Date.parse(`${date}T${time}${sign}`);
  return Number.isNaN(at) ? null : { date: localDateAt(at, zone), time: localTimeAt(at, zone) };
}

/** The cells of a line in the licence's zone: where times tell their offset from UTC, they decide the day too. */
export function toLocalCells(cells: ImportRow['cells'], zone: string): ImportRow['cells'] {
  const local = { ...cells };
  for (const field of timeFields) {
    const moment = localMoment(cells[field] ?? '', zone);
    if (!moment) continue;
    local[field] = `${moment.date} ${moment.time}`;
    if (field === 'from' || field === 'start') local.workDate = moment.date;
    else local.endDate = moment.date;
  }
  return local;
}
