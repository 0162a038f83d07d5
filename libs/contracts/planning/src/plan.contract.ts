import { daysBetween, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingView, longestSpanDays, resourceKinds } from './booking.contract';

export const planQuery = z
  .object({ from: localDate, to: localDate })
  .refine(({ from, to }) => to >= from, { path: ['to'], params: { code: 'afterOrEqual' } })
  .refine(({ from, to }) => daysBetween(from, to) < longestSpanDays, {
    path: ['to'],
    params: { code: 'maxNumber', max: longestSpanDays },
  });
export type PlanQuery = z.infer<typeof planQuery>;

export const resourceView = z.object({ id, kind: z.enum(resourceKinds), name: z.string() });
export type ResourceView = z.infer<typeof resourceView>;

/** A span of the plan: whom and what there is to book, and what is booked. */
export const planView = z.object({
  from: localDate,
  to: localDate,
  resources: z.array(resourceView),
  bookings: z.array(bookingView),
});
export type PlanView = z.infer<typeof planView>;

/** Copies the bookings that begin in one week onto another; where a resource is taken, what is there stays. */
export const copyWeek = z.object({ from: localDate, to: localDate });
export type CopyWeek = z.infer<typeof copyWeek>;
export const copyResult = z.object({ created: z.int(), skipped: z.int() });
export type CopyResult = z.infer<typeof copyResult>;
