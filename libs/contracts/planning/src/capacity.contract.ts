import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** A day on which the licence does not work: all of it, or from midday on. */
export const planHoliday = z.object({
  date: localDate,
  name: z.string(),
  /** 2 the whole day, 1 the afternoon. */
  halves: z.union([z.literal(1), z.literal(2)]),
});
export type PlanHoliday = z.infer<typeof planHoliday>;

const minutes = z.array(z.int().min(0));

/** Capacity of a person, in minutes of each day of the plan from its first day on. */
export const capacityView = z.object({
  /** The person. */
  resourceId: id,
  /** Length of a whole day; on days without target the licence's usual one, outside of the employment 0. */
  length: minutes,
  /** Minutes that the person should work, without public holidays. */
  target: minutes,
  /** Part of it that is covered by approved absences. */
  away: minutes,
});
export type CapacityView = z.infer<typeof capacityView>;
