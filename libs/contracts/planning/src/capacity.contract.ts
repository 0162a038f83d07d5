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

/** How much of a person there is, in minutes of each day of the plan from its first on. */
export const capacityView = z.object({
  /** The person. */
  resourceId: id,
  /** What a whole day is; on days without target the licence's usual one, outside of the employment 0. */
  length: minutes,
  /** What the person should work, public holidays off. */
  target: minutes,
  /** What of it approved absences take. */
  away: minutes,
});
export type CapacityView = z.infer<typeof capacityView>;
