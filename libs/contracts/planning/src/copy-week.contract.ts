import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { changedBookings } from './booking-changes.contract';

/** Copies the bookings that begin in one week onto another; where a resource is taken, what is there stays. */
export const copyWeek = z.object({ from: localDate, to: localDate });
export type CopyWeek = z.infer<typeof copyWeek>;
/** `bookings` and `undo`: as of any change. */
export const copyResult = changedBookings.extend({ created: z.int(), skipped: z.int() });
export type CopyResult = z.infer<typeof copyResult>;
