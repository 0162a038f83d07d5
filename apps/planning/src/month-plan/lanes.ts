import { addDays, daysBetween } from '@jahrring/contracts-common';
import type { BookingView } from '@jahrring/contracts-planning';

/** A booking drawn over the shown days: columns and lane from 1, the column after its last day. */
export interface Bar {
  booking: BookingView;
  lane: number;
  start: number;
  end: number;
  /** How many columns of bookings for the same thing it begins; 0 where it goes on with the one before. */
  run: number;
}

/** Puts the bookings of one resource into lanes, so that none lies over another; the earlier ones further up. */
export function toBars(bookings: readonly BookingView[], days: readonly string[]): Bar[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const columnOf = (date: string) => daysBetween(first, date) + 1;
  const lanes: string[] = [];
  const bars = bookings
    .filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first)
    .sort((a, b) => a.firstDay.localeCompare(b.firstDay) || a.part.localeCompare(b.part))
    .map((booking) => {
      const start = booking.firstDay > first ? booking.firstDay : first;
      const end = booking.lastDay < last ? booking.lastDay : last;
      const free = lanes.findIndex((busyUntil) => busyUntil < start);
      const lane = free === -1 ? lanes.length : free;
      lanes[lane] = end;
      return { booking, lane: lane + 1, start: columnOf(start), end: columnOf(addDays(end, 1)), run: 0 };
    });
  return withRuns(bars);
}

/** Counts the runs in bars that were just made. */
function withRuns(bars: Bar[]): Bar[] {
  const heads: Bar[] = [];
  for (const bar of bars) {
    const columns = bar.end - bar.start;
    const head = heads[bar.lane];
    const goesOn = head && head.start + head.run === bar.start && isSameThing(head.booking, bar.booking);
    if (goesOn) head.run += columns;
    else {
      bar.run = columns;
      heads[bar.lane] = bar;
    }
  }
  return bars;
}

function isSameThing(one: BookingView, other: BookingView): boolean {
  return one.projectId === other.projectId && one.title === other.title;
}

/** The shown day at a place of a row, as a part (0 to 1) of its width from where the language begins. */
export function dayAt(days: readonly string[], part: number): string {
  const index = Math.min(Math.max(Math.floor(part * days.length), 0), days.length - 1);
  return days[index] ?? '';
}

/** The bookings of each resource, in their order. */
export function groupByResource(bookings: readonly BookingView[]): ReadonlyMap<string, BookingView[]> {
  const groups = new Map<string, BookingView[]>();
  for (const booking of bookings) {
    const group = groups.get(booking.resourceId);
    if (group) group.push(booking);
    else groups.set(booking.resourceId, [booking]);
  }
  return groups;
}
