import { daysBetween, id, localDate, optionalText, version } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingLimits, longestSpanDays, resourceKinds } from './booking.contract';

export const mostRequired = { count: 99, days: longestSpanDays } as const;

const fields = {
  projectId: id,
  /** People or machines, … */
  kind: z.enum(resourceKinds),
  /** … with a skill of the licence's settings, … */
  skillId: id.nullish(),
  /** … so many of them, … */
  count: z.int().min(1).max(mostRequired.count),
  /** … so many days each, … */
  days: z.int().min(1).max(mostRequired.days),
  /** … within these, both inclusive. */
  firstDay: localDate,
  lastDay: localDate,
  note: optionalText(bookingLimits.note),
};

/** Requirement of a project that bookings fill: two people with crane, five days in a week. */
export const createRequirement = z
  .object({ ...fields, id: id.optional() })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    params: { code: 'afterOrEqual' },
  })
  .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < mostRequired.days, {
    path: ['lastDay'],
    params: { code: 'maxNumber', max: mostRequired.days },
  })
  .refine(({ firstDay, lastDay, days }) => days <= daysBetween(firstDay, lastDay) + 1, {
    path: ['days'],
    params: { code: 'maxNumber' },
  });
export type CreateRequirement = z.infer<typeof createRequirement>;
export type RequirementDraft = z.input<typeof createRequirement>;

export const updateRequirement = createRequirement;
export type UpdateRequirement = CreateRequirement;

export const requirementView = z.object({
  id,
  version,
  projectId: id,
  projectNumber: z.string(),
  projectTitle: z.string(),
  kind: z.enum(resourceKinds),
  skillId: id.nullable(),
  skillTitle: z.string().nullable(),
  count: z.int(),
  days: z.int(),
  firstDay: localDate,
  lastDay: localDate,
  note: z.string().nullable(),
  /** In hundredths of a day: all that is needed, what of it is booked or done, and what is done. */
  needed: z.int(),
  filled: z.int(),
  worked: z.int(),
  /** The order it was taken over from, and whether that was called off since. */
  orderNumber: z.string().nullable(),
  orderWithdrawn: z.boolean(),
});
export type RequirementView = z.infer<typeof requirementView>;

export const requirementList = z.object({ items: z.array(requirementView), total: z.int() });
export type RequirementList = z.infer<typeof requirementList>;
