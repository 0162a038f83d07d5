import { type LocalDate, newId } from '@jahrring/contracts-common';
import {
  sundayFromOf,
  surchargesOf,
  type SurchargeLine,
  type UpdateSurchargeSettings,
} from '@jahrring/contracts-time';
import type { NewRecord } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import type { EntryEntity } from '../entry-record';
import type { SurchargeLineEntity } from './surcharge-line.entity';

export type NewSurchargeLine = NewRecord<SurchargeLineEntity>;

type Worked = Pick<
  EntryEntity,
  'id' | 'employeeId' | 'startAt' | 'endAt' | 'timeZone' | 'seconds' | 'breakSeconds' | 'unitPrice'
>;

const secondsPerHour = 3600;
const msPerSecond = 1000;

/** The surcharges on an entry; none where only a duration is known. */
export function linesOf(
  entry: Worked,
  { windows, stacking, sundayRule }: UpdateSurchargeSettings,
  isHoliday: (date: LocalDate) => boolean,
): NewSurchargeLine[] {
  const { startAt, endAt, timeZone: zone } = entry;
  if (!startAt || !endAt) return [];
  const active = windows
    .filter((window) => window.active)
    .map(({ from, to, ...window }) => ({ ...window, from: from ?? undefined, to: to ?? undefined }));
  const work = { startMs: startAt.getTime(), endMs: endAt.getTime() };
  const sundayFrom = sundayFromOf(sundayRule, zone);
  const found = surchargesOf(work, { windows: active, stacking, zone, isHoliday, sundayFrom });
  const titles = new Map(windows.map(({ id, title }) => [id, title]));
  const worked = work.endMs - work.startMs - entry.breakSeconds * msPerSecond;
  return withoutBreak(found, worked, stacking).map((line) => {
    const seconds = Math.round((line.endMs - line.startMs) / msPerSecond);
    return {
      id: newId(),
      entryId: entry.id,
      employeeId: entry.employeeId,
      windowId: line.windowId,
      title: titles.get(line.windowId) ?? '',
      percent: new Decimal(line.percent).toFixed(3),
      workDate: line.date,
      startAt: new Date(line.startMs),
      endAt: new Date(line.endMs),
      timeZone: zone,
      seconds,
      amount: amountOf(entry.unitPrice, seconds, line.percent),
    };
  });
}

function amountOf(price: string, seconds: number, percent: number): string {
  const hours = new Decimal(seconds).div(secondsPerHour);
  return hours.times(price).times(percent).div(100).toFixed(2, Decimal.ROUND_HALF_UP);
}

/**
 * When a break was taken is not known: it lies in the time without a surcharge as far as there is some. Only what is left of
 * it shortens the surcharged time, from its end; of one moment never more than was worked.
 */
export function withoutBreak(
  lines: readonly SurchargeLine[],
  workedMs: number,
  stacking: UpdateSurchargeSettings['stacking'],
): SurchargeLine[] {
  const left = new Map<string, number>();
  return lines.flatMap((line) => {
    const key = stacking === 'add' ? line.windowId : '';
    const rest = left.get(key) ?? workedMs;
    const length = Math.min(line.endMs - line.startMs, rest);
    left.set(key, rest - length);
    return length > 0 ? [{ ...line, endMs: line.startMs + length }] : [];
  });
}
