import { id, listOf } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Views of one list that somebody sees or keeps, and sizes of what one holds. */
export const savedViewLimits = { ofPerson: 50, name: 60, text: 10_000, columns: 200 } as const;

/** `addresses.list`: the name under which a list keeps its columns. */
export const listKey = z
  .string()
  .max(80)
  .regex(/^[a-zA-Z][\w-]*(\.[\w-]+)*$/);

const columnIds = z.array(z.string().max(80)).max(savedViewLimits.columns);

/** Content of a saved list view: search, filters and order as in its URL, and its columns. */
export const savedViewContent = z.strictObject({
  search: z.string().max(200).default(''),
  /** `-date,name` */
  sort: z.string().max(500),
  /** Raw filter texts by field. */
  filter: z.record(z.string().max(80), z.string().max(savedViewLimits.text)),
  layout: z.strictObject({
    hidden: columnIds.optional(),
    shown: columnIds.optional(),
    order: columnIds.optional(),
    widths: z.record(z.string().max(80), z.int().min(20).max(4_000)).optional(),
  }),
});
export type SavedViewContent = z.infer<typeof savedViewContent>;

const fields = {
  name: z.string().trim().min(1).max(savedViewLimits.name),
  /** Everybody of the licence can take it up; changed only by whoever made it. */
  shared: z.boolean(),
  content: savedViewContent,
};

export const createSavedView = z.strictObject({
  ...fields,
  list: listKey,
  shared: fields.shared.default(false),
});
export type CreateSavedView = z.infer<typeof createSavedView>;

export const updateSavedView = z.strictObject(fields).partial();
export type UpdateSavedView = z.infer<typeof updateSavedView>;

export const savedViewQuery = z.strictObject({ list: listKey });
export type SavedViewQuery = z.infer<typeof savedViewQuery>;

export const savedView = z.object({
  ...fields,
  id,
  version: z.int(),
  list: listKey,
  /** True if the caller created it. */
  own: z.boolean(),
  ownerName: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** The caller's and those shared with the licence, by name. */
export const savedViewList = listOf(savedView);
export type SavedViewList = z.infer<typeof savedViewList>;
