import { daysBetween, id, localDate, optionalText, version } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest span one request may ask for: a year and its border weeks. */
export const longestSpanDays = 380;
export const assignmentLimits = { note: 200, days: 62 } as const;

export const dayParts = ['full', 'morning', 'afternoon'] as const;
export const dayPart = z.enum(dayParts);
export type DayPart = z.infer<typeof dayPart>;

const fields = {
  employeeId: id,
  projectId: id,
  date: localDate,
  part: dayPart,
  note: optionalText(assignmentLimits.note),
};

/** One person on one project for one day or half of it. */
export const createAssignment = z.object({ ...fields, id: id.optional(), part: dayPart.default('full') });
export type CreateAssignment = z.infer<typeof createAssignment>;
export type AssignmentDraft = z.input<typeof createAssignment>;

/** A field that is left out stays as it is. */
export const updateAssignment = z.object(fields).partial();
export type UpdateAssignment = z.infer<typeof updateAssignment>;

export const assignmentView = z.object({
  id,
  version,
  employeeId: id,
  projectId: id,
  projectNumber: z.string(),
  projectTitle: z.string(),
  date: localDate,
  part: dayPart,
  note: z.string().nullable(),
});
export type AssignmentView = z.infer<typeof assignmentView>;

export const planQuery = z
  .object({ from: localDate, to: localDate })
  .refine(({ from, to }) => to >= from, { path: ['to'], params: { code: 'afterOrEqual' } })
  .refine(({ from, to }) => daysBetween(from, to) < longestSpanDays, {
    path: ['to'],
    params: { code: 'maxNumber', max: longestSpanDays },
  });
export type PlanQuery = z.infer<typeof planQuery>;

/** A plan of people: who there is, and who is where on which day. */
export const planView = z.object({
  from: localDate,
  to: localDate,
  people: z.array(z.object({ id, name: z.string() })),
  assignments: z.array(assignmentView),
});
export type PlanView = z.infer<typeof planView>;

/** Copies all assignments of one week onto another; what is there already stays. */
export const copyWeek = z.object({ from: localDate, to: localDate });
export type CopyWeek = z.infer<typeof copyWeek>;
export const copyResult = z.object({ created: z.int(), skipped: z.int() });
export type CopyResult = z.infer<typeof copyResult>;
