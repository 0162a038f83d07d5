import {
  id,
  instant,
  listOf,
  listQuery,
  optionalText,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { caseKind, caseUrgency, caseStatus, caseSide } from './case-classification';

/** Longest values in characters. */
export const supportCaseLimits = { subject: 150, text: 5_000, page: 300, tool: 60, failureCode: 80 } as const;

/** A page within the product. */
const page = z
  .string()
  .trim()
  .max(supportCaseLimits.page)
  .refine((path) => path === '' || /^\/(?![/\\])/.test(path), { params: { code: 'invalid' } })
  .transform((path) => (path === '' ? null : path))
  .nullish();

export const createSupportCase = z.object({
  subject: requiredText(supportCaseLimits.subject),
  kind: caseKind,
  urgency: caseUrgency,
  /** The first message. */
  text: requiredText(supportCaseLimits.text),
  /** Page and tool where it happened. */
  page,
  tool: optionalText(supportCaseLimits.tool),
  /** As a failure card names it. */
  failureCode: optionalText(supportCaseLimits.failureCode),
});
export type CreateSupportCase = z.infer<typeof createSupportCase>;

/** Changes that the person who asked may make: closing the case, and its urgency. */
export const updateSupportCase = z.object({
  urgency: caseUrgency.optional(),
  status: z.literal('closed').optional(),
});
export type UpdateSupportCase = z.infer<typeof updateSupportCase>;

/** Somebody who has looked at a case, how far they have read, and whether they are there now. */
export const casePerson = z.object({
  memberId: id,
  name: z.string(),
  side: caseSide,
  present: z.boolean(),
  readAt: instant.nullable(),
});
export type CasePerson = z.infer<typeof casePerson>;

const caseFields = {
  ...recordFields,
  /** Of the installation, ascending. */
  number: z.int(),
  subject: z.string(),
  kind: caseKind,
  urgency: caseUrgency,
  status: caseStatus,
  requesterId: id,
  requesterName: z.string(),
  assigneeName: z.string().nullable(),
  lastMessageAt: instant,
  lastSide: caseSide,
  /** True if the reader has not read the newest message of the other side. */
  unread: z.boolean(),
};

export const supportCaseItem = z.object(caseFields);
export type SupportCaseItem = z.infer<typeof supportCaseItem>;

/** Another case of the licence that the reader may open. */
export const caseLink = z.object({ id, number: z.int(), subject: z.string(), status: caseStatus });
export type CaseLink = z.infer<typeof caseLink>;

/** Details that the page of a case shows beside its messages. */
export const caseDetails = {
  page: z.string().nullable(),
  tool: z.string().nullable(),
  failureCode: z.string().nullable(),
  firstAnsweredAt: instant.nullable(),
  solvedAt: instant.nullable(),
  closedAt: instant.nullable(),
  duplicateOfNumber: z.int().nullable(),
  /** The case it repeats; null as well where the reader may not open that one. */
  duplicateOf: caseLink.nullable(),
  /** Those that repeat it, as far as the reader may open them. */
  duplicates: z.array(caseLink),
  people: z.array(casePerson),
  /** True if the reader may write. */
  mayWrite: z.boolean(),
};

export const supportCaseView = z.object({ ...caseFields, ...caseDetails });
export type SupportCaseView = z.infer<typeof supportCaseView>;

export const supportCaseList = listOf(supportCaseItem);
export type SupportCaseList = z.infer<typeof supportCaseList>;

export const supportCaseListQuery = listQuery({
  sort: ['number', 'subject', 'urgency', 'lastMessageAt', 'createdAt'],
  filter: {
    subject: 'text',
    status: 'enum',
    kind: 'enum',
    urgency: 'enum',
    createdAt: 'instant',
    requesterId: 'id',
  },
  defaultSort: '-lastMessageAt',
});
