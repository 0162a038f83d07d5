import { listOf, listQuery, optionalText, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest values in characters. */
export const supportCaseLimits = { title: 150, note: 2000 } as const;

const fields = {
  title: requiredText(supportCaseLimits.title),
  note: optionalText(supportCaseLimits.note),
};

export const createSupportCase = z.object(fields);
export type CreateSupportCase = z.infer<typeof createSupportCase>;
/** What a form holds while it is filled in. */
export type SupportCaseDraft = z.input<typeof createSupportCase>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateSupportCase = z.object(fields).partial();
export type UpdateSupportCase = z.infer<typeof updateSupportCase>;

export const supportCaseView = z.object({
  ...recordFields,
  title: z.string(),
  note: z.string().nullable(),
});
export type SupportCaseView = z.infer<typeof supportCaseView>;

export const supportCaseList = listOf(supportCaseView);
export type SupportCaseList = z.infer<typeof supportCaseList>;

export const supportCaseListQuery = listQuery({
  sort: ['title', 'updatedAt'],
  filter: { title: 'text' },
  defaultSort: 'title',
});
