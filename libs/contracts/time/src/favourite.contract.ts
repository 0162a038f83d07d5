import { frequencies, id, localDate, quantity, requiredText, unit } from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryKinds, kindFields } from './entry-kinds';
import { localTime } from './local-time';
import { timeLimits } from './time-rules';

/** Values that one tap fills into a line; everything except the day. */
export const lineTemplate = z.object({
  kind: z.enum(entryKinds).default('hours'),
  projectId: id,
  activityId: id.nullish(),
  objectId: id.nullish(),
  from: localTime.nullish(),
  to: localTime.nullish(),
  seconds: z.int().min(60).max(timeLimits.entrySeconds).nullish(),
  breakSeconds: z.int().min(0).max(timeLimits.entrySeconds).default(0),
  quantity: quantity.nullish(),
  unit: unit.nullish(),
  comment: z.string().trim().max(timeLimits.commentMax).nullish(),
  billable: z.boolean().default(true),
  companyPartId: id.nullish(),
});
export type LineTemplate = z.infer<typeof lineTemplate>;

const titleMax = 60;

/** A tile of one's own. */
export const createFavourite = z.object({
  id: id.optional(),
  title: requiredText(titleMax),
  template: lineTemplate,
});
export type CreateFavourite = z.infer<typeof createFavourite>;
export type CreateFavouriteInput = z.input<typeof createFavourite>;

export const favourite = z.object({
  id,
  version: z.int(),
  title: z.string(),
  template: lineTemplate,
  projectNumber: z.string(),
  projectTitle: z.string(),
  activityTitle: z.string().nullable(),
  objectTitle: z.string().nullable(),
});
export type Favourite = z.infer<typeof favourite>;

/** When a line comes again. */
export const recurrenceRule = z.object({
  frequency: z.enum(frequencies),
  /** Every so many days, weeks, months or years. */
  interval: z.int().min(1).max(99).default(1),
  /** Weekly: 1 Monday to 7 Sunday; empty: that of the first day. */
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
  startsOn: localDate,
  endsOn: localDate,
  /** Days that are left out. */
  except: z.array(localDate).max(400).optional(),
});

/**
 * Returns true if the line contains its duration. Required for lines that are recorded automatically; a tile may leave
 * the duration to whoever taps it.
 */
function saysHowLong({ kind, from, to, seconds }: LineTemplate): boolean {
  return !kindFields[kind].times || Boolean(seconds) || (Boolean(from) && Boolean(to));
}

export const createRecurrence = z
  .object({ id: id.optional(), employeeId: id.optional(), rule: recurrenceRule, template: lineTemplate })
  .refine(({ rule }) => rule.endsOn >= rule.startsOn, {
    path: ['rule', 'endsOn'],
    params: { code: 'afterOrEqual' },
  })
  .refine(({ template }) => saysHowLong(template), {
    path: ['template', 'seconds'],
    params: { code: 'required' },
  });
export type CreateRecurrence = z.infer<typeof createRecurrence>;
export type CreateRecurrenceInput = z.input<typeof createRecurrence>;

/** Ends it on another day, or leaves days out. What is recorded stays. */
export const updateRecurrence = recurrenceRule.pick({ endsOn: true, except: true }).partial();
export type UpdateRecurrence = z.infer<typeof updateRecurrence>;

/** Preview of a rule: each day that would be recorded, and the reason if it cannot be. */
export const recurrencePreview = z.object({
  days: z.array(
    z.object({
      date: localDate,
      /** later: recorded when the day comes; conflict: left out */
      state: z.enum(['now', 'later', 'conflict']),
      /** Key of the reason's text. */
      key: z.string().nullable(),
    }),
  ),
});
export type RecurrencePreview = z.infer<typeof recurrencePreview>;

export const recurrenceView = z.object({
  id,
  version: z.int(),
  employeeId: id,
  employeeName: z.string(),
  rule: recurrenceRule,
  template: lineTemplate,
  projectNumber: z.string(),
  projectTitle: z.string(),
  /** The next days, at most ten. */
  upcoming: z.array(localDate),
  /** The next day on which it records, if any is left. */
  nextOn: localDate.nullable(),
  /** Number of entries it has created, and number of days it has skipped. */
  created: z.int(),
  skipped: z.int(),
});
export type RecurrenceView = z.infer<typeof recurrenceView>;
export const recurrenceList = z.object({ items: z.array(recurrenceView), total: z.int() });
export type RecurrenceList = z.infer<typeof recurrenceList>;
