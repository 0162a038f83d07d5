import { addDays } from '@jahrring/contracts-common';
import type { BookingView, DayPart, ResourceKind } from '@jahrring/contracts-planning';

const partOrder: Readonly<Record<DayPart, number>> = { morning: 0, full: 0, times: 1, afternoon: 2 };
const whole = 100;
/** Part of a working day that a half-day booking covers; the hours of others are divided by `dayHours`. */
const half = 0.5;
const dayHours = 8;

/** Key of a cell: one resource on one day. */
export function cellKey(resourceId: string, date: string): string {
  return `${resourceId} ${date}`;
}

/** Bookings by cell, a longer one in each of its shown days; the earlier hours before the later ones. */
export function toCells(
  bookings: readonly BookingView[],
  days: readonly string[],
): ReadonlyMap<string, BookingView[]> {
  const cells = new Map<string, BookingView[]>();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  for (const booking of bookings) {
    const { firstDay, lastDay, resourceId } = booking;
    const end = lastDay < last ? lastDay : last;
    for (let date = firstDay > first ? firstDay : first; date <= end; date = addDays(date, 1)) {
      const key = cellKey(resourceId, date);
      const cell = cells.get(key);
      if (cell) cell.push(booking);
      else cells.set(key, [booking]);
    }
  }
  for (const cell of cells.values()) {
    cell.sort((a, b) => partOrder[a.part] - partOrder[b.part] || (a.from ?? '').localeCompare(b.from ?? ''));
  }
  return cells;
}

/** Booked days of a resource among the shown ones: halves, hours (eight are a day) and shares by their part. */
export function bookedDays(
  cells: ReadonlyMap<string, readonly BookingView[]>,
  days: readonly string[],
  resourceId: string,
): number {
  const sum = days
    .flatMap((date) => cells.get(cellKey(resourceId, date)) ?? [])
    .reduce((total, booking) => total + (dayPortion(booking) * booking.share) / whole, 0);
  return Math.round(sum * 10) / 10;
}

function dayPortion({ part, from, to }: Pick<BookingView, 'part' | 'from' | 'to'>): number {
  if (part === 'full') return 1;
  if (part !== 'times' || !from || !to) return half;
  return (hoursAt(to) - hoursAt(from)) / dayHours;
}

function hoursAt(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
}

/** Returns `false` only for a day that is certainly full: a whole day, or both halves; a company is never full. */
export function hasRoom(cell: readonly BookingView[], kind: ResourceKind): boolean {
  if (kind === 'external') return true;
  const filled = (parts: readonly DayPart[]) =>
    cell.filter(({ part }) => parts.includes(part)).reduce((sum, { share }) => sum + share, 0) >= whole;
  return !filled(['full']) && !(filled(['full', 'morning']) && filled(['full', 'afternoon']));
}
