import { id } from '@jahrring/contracts-common';
import { z } from 'zod';
import { changedBookings } from './booking-changes.contract';
import { createBooking } from './booking.contract';
import { conflictView } from './conflict.contract';

/** Most people who are booked at once. */
export const mostInTeam = 100;

/** The same booking, or series, for a person and the others of the team. */
export const bookTeam = createBooking.safeExtend({ otherIds: z.array(id).max(mostInTeam - 1) });
export type BookTeam = z.infer<typeof bookTeam>;
export type TeamDraft = z.input<typeof bookTeam>;

/** Gravest conflict of the booking of one of them. */
export const teamConflict = conflictView
  .pick({ kind: true, level: true, date: true, asked: true, minutes: true, limit: true, what: true })
  .extend({ resourceId: id, name: z.string() });
export type TeamConflict = z.infer<typeof teamConflict>;

/** People with a conflict that blocks are not booked; the undo takes back the others, as one. */
export const bookedTeam = changedBookings.extend({ conflicts: z.array(teamConflict) });
export type BookedTeam = z.infer<typeof bookedTeam>;
