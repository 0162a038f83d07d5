import {
  daysBetween,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  optionalText,
} from '@jahrring/contracts-common';
import { z } from 'zod';

export const absenceTypes = [
  'absence',
  'accident',
  'illness',
  'military',
  'holidays',
  'holidays_seniority',
  'overtime_compensation',
  'school',
  'public_holiday',
] as const;
export type AbsenceType = (typeof absenceTypes)[number];

export const absenceStates = ['requested', 'approved', 'declined', 'withdrawn', 'cancelled'] as const;
export type AbsenceState = (typeof absenceStates)[number];

/** Longest absence, and longest span of a calendar, in days. */
export const absenceLimits = { days: 366, calendarDays: 100, reasonMax: 500, decisions: 100 } as const;

const span = {
  startsOn: localDate,
  /** Inclusive. */
  endsOn: localDate,
  /** Begins at midday. */
  startHalf: z.boolean().default(false),
  /** Ends at midday. */
  endHalf: z.boolean().default(false),
};

interface Spanned {
  startsOn: string;
  endsOn: string;
  startHalf: boolean;
  endHalf: boolean;
}

function checkSpan(value: Spanned, issues: z.core.$RefinementCtx<unknown>): void {
  const report = (path: string, code: string, more: Record<string, number> = {}): void =>
    issues.addIssue({ code: 'custom', path: [path], message: code, params: { code, ...more } });
  const { startsOn, endsOn, startHalf, endHalf } = value;
  if (endsOn < startsOn) report('endsOn', 'afterOrEqual');
  else if (daysBetween(startsOn, endsOn) >= absenceLimits.days)
    report('endsOn', 'maxNumber', { max: absenceLimits.days });
  else if (startsOn === endsOn && startHalf && endHalf) report('endHalf', 'different');
}

export const createAbsence = z
  .strictObject({
    id: id.optional(),
    /** Left out: oneself. */
    employeeId: id.optional(),
    type: z.enum(absenceTypes),
    ...span,
    reason: optionalText(absenceLimits.reasonMax),
  })
  .superRefine(checkSpan);
export type CreateAbsence = z.infer<typeof createAbsence>;
export type CreateAbsenceInput = z.input<typeof createAbsence>;

/** One day of an absence: what it counts for. */
export const absenceDay = z.object({ date: localDate, seconds: z.int(), halfDays: z.int() });
export type AbsenceDay = z.infer<typeof absenceDay>;

const decision = z.object({
  employeeId: id,
  name: z.string(),
  approved: z.boolean(),
  reason: z.string().nullable(),
  at: instant,
});

export const absenceView = z.object({
  id,
  version: z.int(),
  employeeId: id,
  employeeName: z.string(),
  type: z.enum(absenceTypes),
  startsOn: localDate,
  endsOn: localDate,
  startHalf: z.boolean(),
  endHalf: z.boolean(),
  /** Of all days together; fixed once approved. */
  seconds: z.int(),
  halfDays: z.int(),
  state: z.enum(absenceStates),
  reason: z.string().nullable(),
  decisions: z.array(decision),
  createdAt: instant,
  /** True for each action that the caller may perform on it now. */
  canDecide: z.boolean(),
  canWithdraw: z.boolean(),
  canCancel: z.boolean(),
});
export type AbsenceView = z.infer<typeof absenceView>;

export const absenceListSpec = {
  sort: ['startsOn', 'createdAt'],
  filter: { state: 'enum', type: 'enum', employeeId: 'id', startsOn: 'date', endsOn: 'date' },
  defaultSort: '-startsOn',
} as const;
export const absenceListQuery = listQuery(absenceListSpec);
export const absenceList = listOf(absenceView);
export type AbsenceList = z.infer<typeof absenceList>;

/** Absence of a person that shares half a day or more with another one. */
export const absenceConflict = z.object({
  name: z.string(),
  startsOn: localDate,
  endsOn: localDate,
});

export const absencePreview = z.object({
  days: z.array(absenceDay.extend({ holiday: z.string().nullable() })),
  seconds: z.int(),
  halfDays: z.int(),
  /** Reason that prevents requesting it, as a text key. */
  refusal: z.string().nullable(),
  /** Others of the team who are away in these days. */
  others: z.array(absenceConflict),
  /** Entries of one's own on these days. */
  entries: z.int(),
  /** Rest of the type's balance afterwards; null if the type has none. */
  restSeconds: z.int().nullable(),
  /** True if somebody must approve it. */
  needsApproval: z.boolean(),
});
export type AbsencePreview = z.infer<typeof absencePreview>;

/** Decides several at once; each on its own. */
export const decideAbsences = z
  .strictObject({
    items: z
      .array(z.object({ id, version: z.int() }))
      .min(1)
      .max(absenceLimits.decisions),
    approved: z.boolean(),
    reason: optionalText(absenceLimits.reasonMax),
  })
  .refine(({ approved, reason }) => approved || Boolean(reason), {
    path: ['reason'],
    params: { code: 'required' },
  });
export type DecideAbsences = z.infer<typeof decideAbsences>;
export type DecideAbsencesInput = z.input<typeof decideAbsences>;

export const absenceDecisions = z.object({
  /** Null: done; otherwise the key of why not. */
  items: z.array(z.object({ id, key: z.string().nullable() })),
});
export type AbsenceDecisions = z.infer<typeof absenceDecisions>;

export const calendarQuery = z
  .strictObject({ from: localDate, to: localDate })
  .refine(({ from, to }) => to >= from && daysBetween(from, to) < absenceLimits.calendarDays, {
    path: ['to'],
    params: { code: 'afterOrEqual' },
  });
export type CalendarQuery = z.infer<typeof calendarQuery>;

export const publicHoliday = z.object({
  date: localDate,
  name: z.string(),
  /** 2 the whole day, 1 the afternoon. */
  halves: z.union([z.literal(1), z.literal(2)]),
});
export type PublicHoliday = z.infer<typeof publicHoliday>;

/** Part of a day on which somebody is away, or has asked to be. */
export const dayAway = z.object({
  /** Null: away, and why is none of the reader's business. */
  type: z.enum(absenceTypes).nullable(),
  approved: z.boolean(),
  /** Null: the whole day. */
  half: z.enum(['morning', 'afternoon']).nullable(),
});
export type DayAway = z.infer<typeof dayAway>;

export const absenceCalendar = z.object({
  today: localDate,
  holidays: z.array(publicHoliday),
  people: z.array(
    z.object({
      employeeId: id,
      name: z.string(),
      team: z.string().nullable(),
      absences: z.array(
        z.object({
          id,
          /** Null: away, and why is none of the reader's business. */
          type: z.enum(absenceTypes).nullable(),
          startsOn: localDate,
          endsOn: localDate,
          startHalf: z.boolean(),
          endHalf: z.boolean(),
          approved: z.boolean(),
        }),
      ),
    }),
  ),
});
export type AbsenceCalendar = z.infer<typeof absenceCalendar>;

/** The tile: who is away today, and how many requests wait for the caller. */
export const absenceToday = z.object({
  today: localDate,
  away: z.array(z.object({ employeeId: id, name: z.string(), until: localDate })),
  open: z.int(),
});
export type AbsenceToday = z.infer<typeof absenceToday>;

/** The secret address of one's calendar; its token is told only when it is made. */
export const absenceFeed = z.object({ createdAt: instant.nullable(), path: z.string().nullable() });
export type AbsenceFeed = z.infer<typeof absenceFeed>;

export const feedToken = z.string().regex(/^[\w-]{43}\.ics$/);
