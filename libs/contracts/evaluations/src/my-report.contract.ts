import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

export const myReportQuery = z.strictObject({ day: localDate });
export type MyReportQuery = z.output<typeof myReportQuery>;

/** Seconds of work, and of those what is billable. */
const worked = z.object({ seconds: z.int(), billableSeconds: z.int() });

/** A person's own hours up to a day and beyond, in periods in which that day lies. */
export const myReport = z.object({
  today: worked,
  week: worked,
  month: worked,
  year: worked,
  /** Days of the calendar year with hours, in their order. */
  days: z.array(z.object({ day: localDate, seconds: z.int() })),
  /** Projects of the month, most hours first. */
  projects: z.array(z.object({ id: z.string(), label: z.string(), seconds: z.int() })),
});
export type MyReport = z.infer<typeof myReport>;
