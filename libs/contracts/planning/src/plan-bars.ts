import { addDays, daysBetween } from '@jahrring/contracts-common';
import type { BookingView } from './booking.contract';
import { minutesOf } from './booking-span';

/** Span for which a bar is drawn: a booking, or something else that occupies days of a resource. */
export type BarSpan = Pick<
  BookingView,
  'firstDay' | 'lastDay' | 'part' | 'from' | 'to' | 'projectId' | 'title'
>;

/** A booking drawn over the shown days: columns and lane from 1, the column after its last day. */
export interface Bar<B extends BarSpan = BookingView> {
  booking: B;
  lane: number;
  start: number;
  end: number;
  /** Number of columns of bookings for the same thing that begin here; 0 if it continues the one before. */
  run: number;
}

/**
 * Puts the bookings of one resource into lanes, so that none lies over another; the earlier ones further up. `days` follow
 * one another.
 */
export function toBars<B extends BarSpan>(bookings: readonly B[], days: readonly string[]): Bar<B>[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const columnOf = (date: string) => daysBetween(first, date) + 1;
  const lanes: string[] = [];
  const bars = bookings
    .filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first)
    .sort((a, b) => a.firstDay.localeCompare(b.firstDay) || minutesOf(a)[0] - minutesOf(b)[0])
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
function withRuns<B extends BarSpan>(bars: Bar<B>[]): Bar<B>[] {
  const heads: Bar<B>[] = [];
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

function isSameThing(one: BarSpan, other: BarSpan): boolean {
  return one.projectId === other.projectId && one.title === other.title;
}

/** The bookings of each resource, in their order. */
export function groupByResource<B extends Pick<BookingView, 'resourceId'>>(
  bookings: readonly B[],
): ReadonlyMap<string, B[]> {
  const groups = new Map<string, B[]>();
  for (const booking of bookings) {
    const group = groups.get(booking.resourceId);
    if (group) group.push(booking);
    else groups.set(booking.resourceId, [booking]);
  }
  return groups;
}
