import { defineEvent, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingStatuses, dayParts } from './booking.contract';

/** A booking as others may know it; sent on every create, change, removal and restore. */
export const bookingChanged = defineEvent(
  'planning.booking.changed',
  1,
  z.object({
    id,
    /** A person, machine, vehicle or tool, or the address of an external company. */
    resourceId: id,
    /** Null where it is for something else than a project. */
    projectId: id.nullable(),
    firstDay: localDate,
    lastDay: localDate,
    part: z.enum(dayParts),
    /** Wall-clock time, `HH:MM`, of bookings by times. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** In percent. */
    share: z.int(),
    status: z.enum(bookingStatuses),
    deleted: z.boolean(),
  }),
);
export type BookingChanged = z.infer<typeof bookingChanged.schema>;
