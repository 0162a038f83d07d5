import { id, instant, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingView } from './booking.contract';
import { planQuery } from './plan.contract';
import { publishModes } from './planning-settings.contract';

/** The plan as those who plan have it, or as everybody else sees it. */
export const planStates = ['draft', 'published'] as const;
export type PlanState = (typeof planStates)[number];

/** `published`: as others see it, for those who plan; others see nothing else anyway. */
export const shownPlanQuery = planQuery.safeExtend({ state: z.enum(planStates).optional() });
export type ShownPlanQuery = z.infer<typeof shownPlanQuery>;

/** Most changes that are listed. */
export const listedChanges = 500;

/**
 * Effects of publishing on a booking: `moved` to other days, times or to somebody else, or `changed` in something else.
 */
export const planChangeKinds = ['added', 'moved', 'changed', 'removed'] as const;
export type PlanChangeKind = (typeof planChangeKinds)[number];

/**
 * State of publication: how the plan is published, and the bookings of some days whose current state nobody else sees
 * yet.
 */
export const publicationState = z.object({
  mode: z.enum(publishModes),
  /** True if the reader may publish. */
  mayPublish: z.boolean(),
  /** New, moved or changed ones in these days. */
  unpublished: z.array(id),
  /** Changes that concern these days, removals too. */
  changes: z.int(),
});
export type PublicationState = z.infer<typeof publicationState>;

export const planChangesQuery = z.object({
  /** Up to bookings that begin on this day; left out: all. */
  until: localDate.optional(),
});
export type PlanChangesQuery = z.infer<typeof planChangesQuery>;

export const planChangeView = z.object({
  kind: z.enum(planChangeKinds),
  /** Whose it is; of a removed one, was. */
  resourceName: z.string(),
  /** Whose it was, where that was somebody else. */
  formerName: z.string().nullable(),
  /** As it is published. */
  before: bookingView.nullable(),
  /** As it is planned. */
  after: bookingView.nullable(),
});
export type PlanChangeView = z.infer<typeof planChangeView>;

/** Names all changes and their versions; who publishes says it again, so that nothing is published that nobody looked at. */
const changesStamp = z.string().regex(/^[0-9a-f]{64}$/);

export const planChangesView = z.object({
  mode: z.enum(publishModes),
  mayPublish: z.boolean(),
  /** When something was published last, and by whom (null: by nobody who is known). */
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  /** The first of them, by name and day. */
  items: z.array(planChangeView),
  total: z.int(),
  stamp: changesStamp,
});
export type PlanChangesView = z.infer<typeof planChangesView>;

export const publishPlan = z.object({ until: localDate.nullish(), stamp: changesStamp });
export type PublishPlan = z.infer<typeof publishPlan>;

/** Numbers of published changes and of notified people. */
export const publishedPlan = z.object({ changes: z.int(), told: z.int() });
export type PublishedPlan = z.infer<typeof publishedPlan>;
