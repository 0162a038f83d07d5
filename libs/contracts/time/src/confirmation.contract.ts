import { id, instant, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Actions of a supervisor on entries; every second one undoes the one before it. */
export const markActions = [
  'seen',
  'unseen',
  'confirm',
  'unconfirm',
  'archive',
  'unarchive',
  'export',
  'unexport',
] as const;
export type MarkAction = (typeof markActions)[number];

/** Most entries that are marked in one transaction; of a longer selection the rest is asked for again. */
export const mostMarks = 2000;

const personDay = z.strictObject({ employeeId: id, date: localDate });

/** Entries to mark: named ones, whole days of people, or those of a project in a span of days. */
export const markEntries = z
  .strictObject({
    action: z.enum(markActions),
    ids: z.array(id).min(1).max(mostMarks).optional(),
    days: z.array(personDay).min(1).max(mostMarks).optional(),
    /** Of those days only what was worked on one project. */
    onProject: id.optional(),
    project: z.strictObject({ projectId: id, from: localDate, to: localDate }).optional(),
    /** Only counts. */
    dryRun: z.boolean().default(false),
  })
  .refine(({ ids, days, project }) => [ids, days, project].filter(Boolean).length === 1, {
    params: { code: 'required' },
  });
export type MarkEntries = z.infer<typeof markEntries>;
export type MarkEntriesInput = z.input<typeof markEntries>;

export const markResult = z.object({
  changed: z.int(),
  /** Marked so already, or not for the caller to mark. */
  skipped: z.int(),
  /** Of the selection still to be marked by the same request once more. */
  rest: z.int(),
  /** Takes it back; null where nothing was changed. */
  batchId: id.nullable(),
});
export type MarkResult = z.infer<typeof markResult>;

export const signoffPeriods = ['week', 'month'] as const;
export type SignoffPeriod = (typeof signoffPeriods)[number];

/** Somebody signs that a week or month of theirs is complete. */
export const createSignoff = z.strictObject({ period: z.enum(signoffPeriods), date: localDate });
export type CreateSignoff = z.infer<typeof createSignoff>;

export const signoffView = z.object({
  id,
  version: z.int(),
  employeeId: id,
  period: z.enum(signoffPeriods),
  startsOn: localDate,
  endsOn: localDate,
  signedAt: instant,
  /** Days that were changed afterwards: only they are open again. */
  reopened: z.array(localDate),
});
export type SignoffView = z.infer<typeof signoffView>;
export const signoffQuery = z.strictObject({ employeeId: id.optional(), from: localDate, to: localDate });
export type SignoffQuery = z.infer<typeof signoffQuery>;
export const signoffList = z.object({ items: z.array(signoffView), total: z.int() });
export type SignoffList = z.infer<typeof signoffList>;

/** Opens a locked day of one person again, for as long as the licence allows. */
export const createUnlock = z.strictObject({
  employeeId: id,
  date: localDate,
  reason: z.string().trim().min(3).max(500),
});
export type CreateUnlock = z.infer<typeof createUnlock>;

export const unlockView = z.object({
  id,
  version: z.int(),
  employeeId: id,
  employeeName: z.string(),
  date: localDate,
  reason: z.string(),
  unlockedBy: id,
  unlockedByName: z.string(),
  expiresAt: instant,
});
export type UnlockView = z.infer<typeof unlockView>;
/** Days that are open now, the next to close first. */
export const unlockList = z.object({ items: z.array(unlockView), total: z.int() });
export type UnlockList = z.infer<typeof unlockList>;
