import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { absenceTypes } from './absence.contract';
import { ledgerKinds } from './balance.contract';

/** Others who are away and bookings that are named; the counts are of all. */
export const absenceImpactLimits = { others: 20, bookings: 20 } as const;

/** Effects of approving a request, for the person who decides on it. */
export const absenceImpact = z.object({
  /** Null where the type is taken from no balance. */
  balance: z
    .object({
      kind: z.enum(ledgerKinds),
      /** The year whose balance it is. */
      year: z.int(),
      beforeSeconds: z.int(),
      afterSeconds: z.int(),
      /** 0: days are not shown, hours alone. */
      averageDaySeconds: z.int(),
    })
    .nullable(),
  /** Of the person's team, away or asking to be on the same days. */
  others: z.array(
    z.object({
      employeeId: id,
      name: z.string(),
      type: z.enum(absenceTypes).nullable(),
      startsOn: localDate,
      endsOn: localDate,
      approved: z.boolean(),
    }),
  ),
  othersCount: z.int(),
  /** Entries the person has on these days, also those out of the reader's reach. */
  entries: z.int(),
  /** Those of them the reader reaches. */
  bookings: z.array(z.object({ id, workDate: localDate, project: z.string(), seconds: z.int() })),
});
export type AbsenceImpact = z.infer<typeof absenceImpact>;
