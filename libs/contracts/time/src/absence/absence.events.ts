import { defineEvent, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { absenceStates } from './absence.contract';

/** An absence was asked for, decided or taken back. Why somebody is away is not told: it is nobody else's business. */
export const absenceChanged = defineEvent(
  'time.absence.changed',
  1,
  z.object({
    id,
    employeeId: id,
    state: z.enum(absenceStates),
    startsOn: localDate,
    /** Inclusive. */
    endsOn: localDate,
    /** Begins at midday. */
    startHalf: z.boolean(),
    /** Ends at midday. */
    endHalf: z.boolean(),
    deleted: z.boolean(),
  }),
);
export type AbsenceChanged = z.infer<typeof absenceChanged.schema>;
