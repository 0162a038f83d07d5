import { daysBetween, id, localDate, version } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingLimits, bookingView, resourceKinds } from './booking.contract';
import { conflictView } from './conflict.contract';

/**
 * Reach of the move after a rain day: bookings on that day, or all that begin later in its week or in the weeks after.
 */
export const weatherReaches = ['day', 'week', 'all'] as const;
export type WeatherReach = (typeof weatherReaches)[number];

export const weatherQuery = z.object({ day: localDate, reach: z.enum(weatherReaches).default('day') });
export type WeatherQuery = z.infer<typeof weatherQuery>;

/** Most bookings that are placed at once. */
export const mostPlaced = 500;

/** New days of a booking whose version the planner has seen. */
export const bookingPlace = z
  .object({ id, version, firstDay: localDate, lastDay: localDate })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    params: { code: 'afterOrEqual' },
  })
  .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < bookingLimits.days, {
    path: ['lastDay'],
    params: { code: 'maxNumber', max: bookingLimits.days },
  });

/** Bookings that change their days together: all of them or none. */
export const placeBookings = z.object({ bookings: z.array(bookingPlace).min(1).max(mostPlaced) });
export type PlaceBookings = z.infer<typeof placeBookings>;

/** Moved bookings, and the previous places that undo the move when they are set again. */
export const placedBookings = z.object({ bookings: z.array(bookingView), undo: placeBookings });
export type PlacedBookings = z.infer<typeof placedBookings>;

/** A booking and where a rain day puts it. */
export const weatherMove = z.object({
  /** As it is. */
  booking: bookingView,
  firstDay: localDate,
  lastDay: localDate,
});
export type WeatherMove = z.infer<typeof weatherMove>;

/** Moves of a rain day for one resource, with the obstacles. */
export const weatherResource = z.object({
  id,
  kind: z.enum(resourceKinds),
  name: z.string(),
  moves: z.array(weatherMove),
  /** The first thing that is wrong on the new days and was not on the old ones, by the licence's rules. */
  conflict: conflictView
    .pick({ kind: true, level: true, date: true, asked: true, minutes: true, limit: true, what: true })
    .nullable(),
});
export type WeatherResource = z.infer<typeof weatherResource>;

export const weatherView = z.object({ resources: z.array(weatherResource) });
export type WeatherView = z.infer<typeof weatherView>;
