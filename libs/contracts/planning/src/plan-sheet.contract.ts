import { daysBetween, id } from '@jahrring/contracts-common';
import { z } from 'zod';
import { bookingStatuses } from './booking.contract';
import { planKinds } from './plan-kinds';
import { shownPlanQuery } from './publication.contract';

/** Paper sizes of a printed plan, in landscape. */
export const sheetPapers = ['a4', 'a3'] as const;
export type SheetPaper = (typeof sheetPapers)[number];

/** Most days of one sheet: a month. */
const longestSheetDays = 31;

const longestText = 200;
const filterText = z.string().trim().max(longestText).default('');

/** Days, resources, filter and paper of a printed plan. */
export const planSheetQuery = shownPlanQuery
  .safeExtend({
    kinds: z.enum(planKinds).default('all'),
    paper: z.enum(sheetPapers).default('a4'),
    // As the plan on the screen is filtered.
    search: filterText,
    team: filterText,
    project: id.optional(),
    status: z.enum(bookingStatuses).optional(),
  })
  .refine(({ from, to }) => daysBetween(from, to) < longestSheetDays, {
    path: ['to'],
    params: { code: 'maxNumber', max: longestSheetDays },
  });
export type PlanSheetQuery = z.infer<typeof planSheetQuery>;
