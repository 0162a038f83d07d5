import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingView, resourceKinds } from './booking.contract';
import { planHoliday } from './capacity.contract';
import { planColours } from './plan-colours.contract';
import { absenceView } from './plan.contract';

/** Location of a project, and a map of it. */
export const jobPlace = z.object({ latitude: z.number(), longitude: z.number(), url: z.string() });

/** A booking of the reader's own: what else is at work on the same thing at the same time, and where. */
export const ownBookingView = bookingView.extend({
  /** Names of those who come along. */
  people: z.array(z.string()),
  /** Machines, vehicles, tools and external companies. */
  things: z.array(z.object({ kind: z.enum(resourceKinds).exclude(['person']), name: z.string() })),
  place: jobPlace.nullable(),
  /** Rescue point: its number, or a description. */
  rescuePoint: z.string().nullable(),
});
export type OwnBookingView = z.infer<typeof ownBookingView>;

/** The reader's own plan for some days. */
export const ownPlanView = z.object({
  from: localDate,
  to: localDate,
  bookings: z.array(ownBookingView),
  /** The reader's own. */
  absences: z.array(absenceView),
  holidays: z.array(planHoliday),
  /** Length of the reader's whole days in minutes, from the first day on. */
  lengths: z.array(z.int()),
  /** The reader's recorded time by project and day. */
  worked: z.array(z.object({ projectId: id, date: localDate, minutes: z.int() })),
  colours: planColours,
});
export type OwnPlanView = z.infer<typeof ownPlanView>;
