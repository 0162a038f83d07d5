import { z } from 'zod';

export const caseKinds = ['question', 'fault', 'wish', 'account', 'training'] as const;
export const caseKind = z.enum(caseKinds);
export type CaseKind = z.infer<typeof caseKind>;

/** From the least to the most pressing. */
export const caseUrgencies = ['low', 'medium', 'high', 'highest'] as const;
export const caseUrgency = z.enum(caseUrgencies);
export type CaseUrgency = z.infer<typeof caseUrgency>;

export const caseStatuses = ['new', 'in_progress', 'waiting', 'solved', 'closed'] as const;
export const caseStatus = z.enum(caseStatuses);
/** `waiting`: for an answer of the customer. */
export type CaseStatus = z.infer<typeof caseStatus>;

/** Whose word it is: of the licence that asks, or of the desk that answers. */
export const caseSides = ['customer', 'desk'] as const;
export const caseSide = z.enum(caseSides);
export type CaseSide = z.infer<typeof caseSide>;
