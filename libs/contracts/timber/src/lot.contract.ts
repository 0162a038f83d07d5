import { listOf, listQuery, optionalText, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest values in characters. */
export const lotLimits = { title: 150, note: 2000 } as const;

const fields = {
  title: requiredText(lotLimits.title),
  note: optionalText(lotLimits.note),
};

export const createLot = z.object(fields);
export type CreateLot = z.infer<typeof createLot>;
/** What a form holds while it is filled in. */
export type LotDraft = z.input<typeof createLot>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateLot = z.object(fields).partial();
export type UpdateLot = z.infer<typeof updateLot>;

export const lotView = z.object({
  ...recordFields,
  title: z.string(),
  note: z.string().nullable(),
});
export type LotView = z.infer<typeof lotView>;

export const lotList = listOf(lotView);
export type LotList = z.infer<typeof lotList>;

export const lotListQuery = listQuery({
  sort: ['title', 'updatedAt'],
  filter: { title: 'text' },
  defaultSort: 'title',
});
