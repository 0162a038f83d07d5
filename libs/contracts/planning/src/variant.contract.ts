import { daysBetween, id, instant, localDate, version } from '@jahrring/contracts-common';
import { z } from 'zod';
import { changedBookings } from './booking-changes.contract';
import { planChangeView } from './publication.contract';

/** `days`: longest span that is compared; `count`: most variants beside one plan. */
export const variantLimits = { title: 80, days: 186, count: 20 } as const;

const title = z.string().trim().min(1).max(variantLimits.title);

/** A variant of the plan under a name; `firstDay` to `lastDay` is what it is compared in. */
export const createVariant = z
  .object({ id: id.optional(), title, firstDay: localDate, lastDay: localDate })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    params: { code: 'afterOrEqual' },
  })
  .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < variantLimits.days, {
    path: ['lastDay'],
    params: { code: 'maxNumber', max: variantLimits.days },
  });
export type CreateVariant = z.infer<typeof createVariant>;

export const updateVariant = z.object({ title });
export type UpdateVariant = z.infer<typeof updateVariant>;

export const variantView = z.object({
  id,
  version,
  title: z.string(),
  firstDay: localDate,
  lastDay: localDate,
  createdAt: instant,
  /** Null: by nobody who is known. */
  createdBy: z.string().nullable(),
});
export type VariantView = z.infer<typeof variantView>;

export const variantList = z.object({ items: z.array(variantView) });
export type VariantList = z.infer<typeof variantList>;

/** A difference of a variant from the plan; `overtaken`: the plan changed there since the variant touched it. */
export const variantChangeView = planChangeView.extend({ overtaken: z.boolean() });

const figures = z.object({
  /** Booked minutes of people. */
  minutes: z.int(),
  conflicts: z.int(),
});

export const variantComparison = z.object({
  variant: variantView,
  /** The first of them, by name and day. */
  items: z.array(variantChangeView),
  total: z.int(),
  overtaken: z.int(),
  /** Names all differences and their versions, for taking over what was looked at. */
  stamp: z.string(),
  /** Of the variant's days. */
  plan: figures,
  planned: figures,
  /** People whose booked minutes differ. */
  people: z.array(z.object({ id, name: z.string(), plan: z.int(), planned: z.int() })),
});
export type VariantComparison = z.infer<typeof variantComparison>;

/** Treatment of bookings that the plan has changed meanwhile: they stay as in the plan, or are as in the variant. */
export const overtakenChoices = ['keep', 'replace'] as const;
export type OvertakenChoice = (typeof overtakenChoices)[number];

export const applyVariant = z.object({
  stamp: z.string().regex(/^[0-9a-f]{64}$/),
  overtaken: z.enum(overtakenChoices).optional(),
});
export type ApplyVariant = z.infer<typeof applyVariant>;

/** Undo of the plan's change, together with the variant's end. */
export const undoVariant = changedBookings.shape.undo;
export type UndoVariant = z.infer<typeof undoVariant>;

export const appliedVariant = z.object({ changes: z.int(), undo: undoVariant });
export type AppliedVariant = z.infer<typeof appliedVariant>;
