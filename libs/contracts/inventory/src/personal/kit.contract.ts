import { id, listOf, listQuery, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { personalLimits as limits } from './personal-limits';

const line = z.strictObject({ articleId: id, quantity: z.int().min(1).max(limits.quantity) });
const fields = {
  title: requiredText(limits.title),
  lines: z
    .array(line)
    .min(1)
    .max(limits.kitLines)
    .refine((lines) => new Set(lines.map(({ articleId }) => articleId)).size === lines.length, {
      params: { code: 'distinct' },
    }),
};

/** Kit of articles for people of a function: forester, apprentice, machine driver. */
export const createKit = z.strictObject({ ...fields, id: id.optional() });
export type CreateKit = z.infer<typeof createKit>;
export type KitDraft = z.input<typeof createKit>;
export const updateKit = z.strictObject(fields).partial();
export type UpdateKit = z.infer<typeof updateKit>;

export const kitView = z.object({
  ...recordFields,
  title: z.string(),
  lines: z.array(z.object({ articleId: id, articleTitle: z.string(), quantity: z.int() })),
});
export type KitView = z.infer<typeof kitView>;

export const kitListSpec = {
  sort: ['title', 'updatedAt'],
  filter: { title: 'text' },
  defaultSort: 'title',
} as const;
export const kitListQuery = listQuery(kitListSpec);
export const kitList = listOf(kitView);
