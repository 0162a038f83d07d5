import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Project and day of a new report. */
export const reportDraft = z.object({
  projectId: z
    .uuid()
    .nullable()
    .refine((id) => id !== null, { params: { code: 'required' } }),
  workDate: localDate,
});
export type ReportDraft = z.infer<typeof reportDraft>;
