import { daysBetween, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { capacityView, planHoliday } from './capacity.contract';
import { planColours } from './plan-colours.contract';
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

/** Somebody is away, or (not approved yet) asks to be. Why is not told. */
export const absenceView = z.object({
  id,
  /** The person. */
  resourceId: id,
  firstDay: localDate,
  /** Inclusive. */
  lastDay: localDate,
  /** Begins at midday. */
  startHalf: z.boolean(),
  /** Ends at midday. */
  endHalf: z.boolean(),
  approved: z.boolean(),
});
export type AbsenceView = z.infer<typeof absenceView>;

export const planTeam = z.object({ name: z.string(), resourceIds: z.array(id) });
export type PlanTeam = z.infer<typeof planTeam>;

/** A span of the plan: whom and what there is to book, what is booked, who is away, and how much of whom there is. */
export const planView = z.object({
  from: localDate,
  to: localDate,
  resources: z.array(resourceView),
  bookings: z.array(bookingView),
  absences: z.array(absenceView),
  holidays: z.array(planHoliday),
  /** Of whom the reader plans, or of the reader alone. */
  capacities: z.array(capacityView),
  /** Names of teams by person; empty for who does not see everybody's plan. */
  teams: z.array(planTeam),
  colours: planColours,
});
export type PlanView = z.infer<typeof planView>;
