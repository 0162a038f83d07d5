import { id, version } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingView, createBooking, removalReaches, updateBooking } from './booking.contract';
import { mostPlaced } from './weather-day.contract';

const seen = z.object({ id, version });

/** Change of a booking in the version the planner has seen; omitted fields stay as they are. */
export const bookingChange = seen.extend(updateBooking.shape);
export type BookingChange = z.infer<typeof bookingChange>;

const present = {
  update: z.array(bookingChange).default([]),
  /** With `following`, the rest of the booking's series goes too. */
  remove: z.array(seen.extend({ reach: z.enum(removalReaches).optional() })).default([]),
  /** Removed ones that come back. */
  restore: z.array(id).default([]),
};

/** Many bookings changed, added and removed together: all of it or nothing. */
export const changeBookings = z
  .object({
    ...present,
    /** With `repeat`, a series. `splitFrom`: the booking it was a part of; it stays in that one's series. */
    add: z.array(createBooking.safeExtend({ splitFrom: id.optional() })).default([]),
  })
  .refine(({ update, add, remove, restore }) => count(update, add, remove, restore) > 0, {
    path: ['update'],
    params: { code: 'required' },
  })
  .refine(({ update, add, remove, restore }) => count(update, add, remove, restore) <= mostPlaced, {
    path: ['update'],
    params: { code: 'maxNumber', max: mostPlaced },
  });
export type ChangeBookings = z.infer<typeof changeBookings>;
export type BookingChanges = z.input<typeof changeBookings>;

/** The bookings after the change, and the change that undoes it. */
export const changedBookings = z.object({ bookings: z.array(bookingView), undo: z.object(present) });
export type ChangedBookings = z.infer<typeof changedBookings>;

function count(...lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((sum, { length }) => sum + length, 0);
}
