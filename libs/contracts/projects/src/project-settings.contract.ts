import { z } from 'zod';

/** Formats of proposed project numbers: the last one counted up, or one of the documents' formats. */
export const projectNumberFormats = ['continue', 'consecutive', 'year', 'short_year', 'year_month'] as const;

export const projectNumberDelimiters = ['-', '.', ',', '_', ''] as const;
export const projectNumberWidths = [4, 6] as const;

const values = z.object({
  numberFormat: z.enum(projectNumberFormats),
  numberPrefix: z
    .string()
    .trim()
    .max(10)
    .regex(/^[A-Za-z0-9._/-]*$/),
  numberDelimiter: z.enum(projectNumberDelimiters),
  numberWidth: z.literal(projectNumberWidths),
  /** Bills are written in another system: charged and paid are set by hand. */
  billsElsewhere: z.boolean(),
  /** From so many per cent of the budget on people are warned. */
  budgetWarningPercent: z.int().min(1).max(100),
});

export const updateProjectSettings = values;
export type UpdateProjectSettings = z.infer<typeof updateProjectSettings>;

export const projectSettings = values.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type ProjectSettings = z.infer<typeof projectSettings>;

/** Default settings until a licence changes them. */
export const defaultProjectSettings: UpdateProjectSettings = {
  numberFormat: 'continue',
  numberPrefix: '',
  numberDelimiter: '-',
  numberWidth: 4,
  billsElsewhere: false,
  budgetWarningPercent: 80,
};
