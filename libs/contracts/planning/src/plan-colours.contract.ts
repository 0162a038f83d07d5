import { id } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingColours } from './planning-settings.contract';

/** Property that bookings are coloured by, and the booked projects of each colour. */
export const planColours = z.object({
  by: z.enum(bookingColours),
  /** In the order of statuses or of customers' names; empty where all bookings look alike. */
  groups: z.array(
    z.object({
      /** A status of projects, or the id of a customer. */
      key: z.string(),
      /** Of a customer. */
      name: z.string().nullable(),
      projectIds: z.array(id),
    }),
  ),
});
export type PlanColours = z.infer<typeof planColours>;
