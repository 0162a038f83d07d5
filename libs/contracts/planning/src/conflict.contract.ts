import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingView } from './booking.contract';
import { resourceView } from './plan.contract';
import { conflictKinds, conflictLevels } from './planning-settings.contract';

/** Problem of a booking, and the ways to resolve it. */
export const conflictView = z.object({
  kind: z.enum(conflictKinds),
  level: z.enum(conflictLevels),
  booking: bookingView,
  resourceName: z.string(),
  /** The first day on which it is wrong; of a deadline, the deadline. */
  date: localDate,
  /** Of an absence: it is only asked for. */
  asked: z.boolean(),
  /** Of rest, week and capacity: what is planned, in minutes, and what there may be. */
  minutes: z.int().nullable(),
  limit: z.int().nullable(),
  /** The skill that is missing or has run out, what a machine is in for, or of an absence `employment`: not employed then. */
  what: z.string().nullable(),
  /** Other resources that could take over the booking as it is. */
  others: z.array(resourceView),
  /** The next day from which on the same resource could do it. */
  nextDay: localDate.nullable(),
});
export type ConflictView = z.infer<typeof conflictView>;

/** `total` counts those that are not listed, too. */
export const conflictList = z.object({ items: z.array(conflictView), total: z.int() });
export type ConflictList = z.infer<typeof conflictList>;
