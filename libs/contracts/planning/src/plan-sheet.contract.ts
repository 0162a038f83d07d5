import { daysBetween } from '@jahrring/contracts-common';
import { z } from 'zod';
import { planKinds } from './plan-kinds';
import { shownPlanQuery } from './publication.contract';

/** Paper sizes of a printed plan, in landscape. */
export const sheetPapers = ['a4', 'a3'] as const;
export type SheetPaper = (typeof sheetPapers)[number];

/** Most days of one sheet: a month. */
export const longestSheetDays = 31;

/** Which days of the plan are printed, of whom, on what. */
export const planSheetQuery = shownPlanQuery
  .safeExtend({ kinds: z.enum(planKinds).default('all'), paper: z.enum(sheetPapers).default('a4') })
  .refine(({ from, to }) => daysBetween(from, to) < longestSheetDays, {
    path: ['to'],
    params: { code: 'maxNumber', max: longestSheetDays },
  });
export type PlanSheetQuery = z.infer<typeof planSheetQuery>;
