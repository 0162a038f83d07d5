import { defineEvent, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { absenceDay, absenceStates, absenceTypes, publicHoliday } from './absence/absence.contract';
import { ledgerRow } from './absence/balance.contract';

/**
 * Counted time of an absence, day by day, and its type: for reports of a person's time. Receivers may show the type
 * only to that person, their superiors and those who see everybody's time.
 */
export const absenceDaysChanged = defineEvent(
  'time.absenceDays.changed',
  1,
  z.object({
    id,
    employeeId: id,
    type: z.enum(absenceTypes),
    state: z.enum(absenceStates),
    days: z.array(absenceDay),
    deleted: z.boolean(),
  }),
);
export type AbsenceDaysChanged = z.infer<typeof absenceDaysChanged.schema>;

/** A row was added to somebody's balances; rows are never changed. */
export const ledgerBooked = defineEvent(
  'time.ledger.booked',
  1,
  ledgerRow.omit({ expected: true, note: true }).extend({
    employeeId: id,
    /** Whose balance it belongs to. */
    year: z.int(),
  }),
);
export type LedgerBooked = z.infer<typeof ledgerBooked.schema>;

/** The surcharges of an entry are these, and no others. What they are worth is wages, and not told. */
export const entrySurchargesChanged = defineEvent(
  'time.entrySurcharges.changed',
  1,
  z.object({
    entryId: id,
    employeeId: id,
    lines: z.array(z.object({ windowId: id, title: z.string(), date: localDate, seconds: z.int() })),
  }),
);
export type EntrySurchargesChanged = z.infer<typeof entrySurchargesChanged.schema>;

/** Rules of a licence for its days: published when they change, and daily. */
export const workingRulesChanged = defineEvent(
  'time.workingRules.changed',
  1,
  z.object({
    /** The licence. */
    id,
    workingWeekDays: z.literal([5, 7]),
    dailyTargetMinutes: z.int(),
    /** Types of absences whose days count as worked. */
    creditedTypes: z.array(z.enum(absenceTypes)),
    /** Public holidays of the years around this one, in their order. */
    holidays: z.array(publicHoliday),
  }),
);
export type WorkingRulesChanged = z.infer<typeof workingRulesChanged.schema>;
