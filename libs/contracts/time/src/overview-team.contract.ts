import { daysBetween, id, instant, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { dayAway, publicHoliday } from './absence/absence.contract';
import { signoffView } from './confirmation.contract';
import { lawHintKinds } from './law/law-hint';

/** Longest span that is shown at once: six weeks, as a calendar page has them. */
export const mostOverviewDays = 42;

export const teamQuery = z
  .strictObject({
    from: localDate,
    to: localDate,
    employeeId: id.optional(),
    /** Only what was worked there; targets say nothing then. */
    projectId: id.optional(),
    page: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < mostOverviewDays, {
    path: ['to'],
    params: { code: 'between' },
  });
export type TeamQuery = z.infer<typeof teamQuery>;
export type TeamQueryInput = z.input<typeof teamQuery>;

/** Reasons why a day should be checked before it is confirmed. */
export const dayRemarks = ['missing', 'break', 'overlap', 'law', 'late', 'needsReview', 'comment'] as const;
export type DayRemark = (typeof dayRemarks)[number];

export const teamDay = z.object({
  date: localDate,
  entries: z.int(),
  /** All of the person's hours, those on projects out of the reader's reach too. */
  workedSeconds: z.int(),
  /** Seconds of them that are out of the reader's reach: only as a sum. */
  elsewhereSeconds: z.int(),
  targetSeconds: z.int(),
  missingSeconds: z.int(),
  /** Entries the reader can confirm and has not. */
  open: z.int(),
  confirmed: z.int(),
  unseen: z.int(),
  exported: z.int(),
  archived: z.int(),
  locked: z.boolean(),
  unlockedUntil: instant.nullable(),
  remarks: z.array(z.enum(dayRemarks)),
  /** Absences as far as the reader may know of them. */
  away: z.array(dayAway),
});
export type TeamDay = z.infer<typeof teamDay>;

/** A bound of the working-time law that was crossed; seconds, or days for `lawHintKindsOfDays`. */
export const lawHintView = z.object({
  kind: z.enum(lawHintKinds),
  date: localDate,
  /** The work date of the entry it comes from. */
  workDate: localDate,
  actual: z.number(),
  limit: z.number(),
});

export const teamPerson = z.object({
  employeeId: id,
  name: z.string(),
  workedSeconds: z.int(),
  elsewhereSeconds: z.int(),
  targetSeconds: z.int(),
  missingSeconds: z.int(),
  days: z.array(teamDay),
  hints: z.array(lawHintView),
  signoffs: z.array(signoffView),
});
export type TeamPerson = z.infer<typeof teamPerson>;

/** Persons by days, a page of persons at a time. */
export const teamOverview = z.object({
  today: localDate,
  from: localDate,
  to: localDate,
  total: z.int(),
  /** The one that was asked for, where the reader reaches it. */
  project: z.object({ id, number: z.string(), title: z.string() }).nullable(),
  holidays: z.array(publicHoliday),
  people: z.array(teamPerson),
});
export type TeamOverview = z.infer<typeof teamOverview>;
