import { id, listOf, localDate, money, recordFields, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';

const target = {
  /** None of the three: the licence's own rate of an hour. */
  projectId: id.nullable().default(null),
  employeeId: id.nullable().default(null),
  objectId: id.nullable().default(null),
};

interface RateTarget {
  projectId: string | null;
  employeeId: string | null;
  objectId: string | null;
}

/** A project's rate is for a person or for an object; the licence's is for neither. */
function fitsTogether({ projectId, employeeId, objectId }: RateTarget): boolean {
  const named = [employeeId, objectId].filter((one) => one !== null).length;
  return named === (projectId === null ? 0 : 1);
}

const draft = z.object({ ...target, validFrom: localDate, price: unitPrice });
const misfit = { path: ['projectId'], params: { code: 'different' } };

/** A rate from a day on: of a project for a person or an object, or of the licence. */
export const rateDraft = draft.refine(fitsTogether, misfit);
export type RateDraft = z.infer<typeof rateDraft>;

export const createTimeRate = draft.extend({ id: id.optional() }).refine(fitsTogether, misfit);
export type CreateTimeRate = z.infer<typeof createTimeRate>;

/** Whom or what it is for stays. */
export const updateTimeRate = z.object({ validFrom: localDate, price: unitPrice }).partial();
export type UpdateTimeRate = z.infer<typeof updateTimeRate>;

export const timeRateView = z.object({
  ...recordFields,
  projectId: id.nullable(),
  employeeId: id.nullable(),
  employeeName: z.string().nullable(),
  objectId: id.nullable(),
  objectTitle: z.string().nullable(),
  validFrom: localDate,
  price: z.string(),
});
export type TimeRateView = z.infer<typeof timeRateView>;
export const timeRateList = listOf(timeRateView);

/** A project's rates; without one the licence's. */
export const timeRateQuery = z.object({ projectId: id.optional() });
export type TimeRateQuery = z.infer<typeof timeRateQuery>;

/** Most entries one look or one change may take in. */
export const mostRepriced = 5000;

/** Entries to check, and a rate that is not saved yet. */
export const repricePreviewInput = z.object({
  from: localDate,
  projectId: id.optional(),
  rate: rateDraft.optional(),
});
export type RepricePreviewInput = z.infer<typeof repricePreviewInput>;

/** Effects of a change: unbilled entries whose price differs by today's rates. */
export const repricePreview = z.object({
  /** Entries that would change. */
  count: z.int(),
  /** Entries that would, but are locked: they stay. */
  locked: z.int(),
  /** Sum of the changing entries now, and afterwards. */
  before: money,
  after: money,
});
export type RepricePreview = z.infer<typeof repricePreview>;

/** `count`: as the preview has shown it; another one is refused. */
export const repriceInput = z.object({ from: localDate, projectId: id.optional(), count: z.int().min(1) });
export type RepriceInput = z.infer<typeof repriceInput>;
