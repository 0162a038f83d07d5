import { id, instant, listOf, localDate, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest values in characters. */
export const nextStepLimits = { text: 200 } as const;

const stepFields = {
  text: requiredText(nextStepLimits.text),
  /** Person who does it; must be somebody of the licence who works there. */
  employeeId: id,
  dueOn: localDate,
};

export const createNextStep = z.object({ id: id.optional(), ...stepFields });
export type CreateNextStep = z.infer<typeof createNextStep>;

/** Whose step it is may set `done` alone; who changes addresses, everything. */
export const updateNextStep = z.object({ ...stepFields, done: z.boolean() }).partial();
export type UpdateNextStep = z.infer<typeof updateNextStep>;

/** Next step that somebody does for a customer, and its due date. */
export const nextStepView = z.object({
  ...recordFields,
  addressId: id,
  addressName: z.string(),
  text: z.string(),
  employeeId: id,
  /** Null where the person is not known any more. */
  employeeName: z.string().nullable(),
  dueOn: localDate,
  doneAt: instant.nullable(),
  mayFinish: z.boolean(),
});
export type NextStepView = z.infer<typeof nextStepView>;

/** Of a customer: open ones by day, then the fifty that were done last. One's own: open ones by day, a hundred at most. */
export const nextStepList = listOf(nextStepView);
export type NextStepList = z.infer<typeof nextStepList>;

/** Whom a step can be given to, by name. */
export const stepPersonList = listOf(z.object({ id, name: z.string() }));
export type StepPersonList = z.infer<typeof stepPersonList>;
