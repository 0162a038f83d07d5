import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Capacity and booked time of a week, in minutes. */
export const weekLoad = z.object({
  /** Target less absences. */
  capacity: z.int(),
  booked: z.int(),
});
export type WeekLoad = z.infer<typeof weekLoad>;

const weeks = z.array(weekLoad);

/** Load of whole weeks by person, team and skill. People without a team or a listed skill are among the persons only. */
export const loadsView = z.object({
  /** Mondays. */
  mondays: z.array(localDate),
  people: z.array(z.object({ id, name: z.string(), team: z.string().nullable(), weeks })),
  /** `people`: how many are in it. */
  teams: z.array(z.object({ name: z.string(), people: z.int(), weeks })),
  /** `people`: how many have it on a day of the span; each counts on the days on which they do, with all they are booked for. */
  skills: z.array(z.object({ id, title: z.string(), people: z.int(), weeks })),
});
export type LoadsView = z.infer<typeof loadsView>;
