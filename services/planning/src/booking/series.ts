import { newId } from '@jahrring/contracts-common';
import {
  bookingLimits,
  mostPlaced,
  seriesOf,
  type BookingRepeat,
  type BookingSpan,
} from '@jahrring/contracts-planning';
import { fieldErrorOf } from '@jahrring/service-kit';

type Seriable = BookingSpan & { seriesId: string | null };

/**
 * Returns the bookings a rule makes of the first one, all of one series; without a rule it alone.
 * @throws at `repeat.until` where the rule makes none, or more than a series may have
 */
export function repeated<B extends Seriable>(first: B, repeat: BookingRepeat | null | undefined): B[] {
  if (!repeat) return [first];
  const all = seriesOf({ ...first, seriesId: newId() }, repeat);
  if (all.length === 0) throw fieldErrorOf('repeat.until', 'afterOrEqual');
  requireMost(all.length, bookingLimits.series);
  return all;
}

/** @throws at `repeat.until` where series make more bookings than are written at once */
export function requireFew(count: number): void {
  requireMost(count, mostPlaced);
}

function requireMost(count: number, max: number): void {
  if (count > max) throw fieldErrorOf('repeat.until', 'maxNumber', { max });
}
