import { id, instant, listOf, listQuery } from '@jahrring/contracts-common';
import { z } from 'zod';
import { caseDetails, supportCaseItem } from './support-case.contract';
import { caseKind, caseStatus, caseUrgency } from './case-classification';

/** Fields of a case that only the desk sees. */
const deskFields = {
  licenceId: id,
  licenceName: z.string(),
  assigneeId: id.nullable(),
  /** By when the desk means to answer first, and to have solved it; null where no target is set. */
  firstDueAt: instant.nullable(),
  solveDueAt: instant.nullable(),
  /** The one that runs now; null while it is not the desk's turn. */
  dueAt: instant.nullable(),
};

export const deskCaseItem = supportCaseItem.extend(deskFields);
export type DeskCaseItem = z.infer<typeof deskCaseItem>;
export const deskCaseList = listOf(deskCaseItem);
export type DeskCaseList = z.infer<typeof deskCaseList>;

export const deskCaseView = z.object({ ...deskCaseItem.shape, ...caseDetails });
export type DeskCaseView = z.infer<typeof deskCaseView>;

export const deskCaseListQuery = listQuery({
  sort: ['number', 'subject', 'licenceName', 'urgency', 'lastMessageAt', 'createdAt', 'due'],
  filter: {
    subject: 'text',
    licenceName: 'text',
    status: 'enum',
    kind: 'enum',
    urgency: 'enum',
    /** Agents' ids; `none`: nobody's. */
    assignee: 'enum',
    createdAt: 'instant',
    lastMessageAt: 'instant',
  },
  defaultSort: 'due,createdAt',
});

/** Left out stays as it is. */
export const updateDeskCase = z.object({
  status: caseStatus.optional(),
  urgency: caseUrgency.optional(),
  kind: caseKind.optional(),
  /** An agent's employee id; null: nobody. */
  assigneeId: id.nullable().optional(),
  /** Closes it as the same as another one, by its number. */
  duplicateOf: z.int().min(1).optional(),
});
export type UpdateDeskCase = z.infer<typeof updateDeskCase>;

export const deskAgent = z.object({ employeeId: id, name: z.string() });
export type DeskAgent = z.infer<typeof deskAgent>;
export const deskAgentList = listOf(deskAgent);

/** Figures of the desk; times are medians, in the desk's working minutes, of cases of the last 30 days. */
export const deskFigures = z.object({
  open: z.int(),
  unassigned: z.int(),
  mine: z.int(),
  waiting: z.int(),
  overdue: z.int(),
  firstAnswerMinutes: z.int().nullable(),
  solvedMinutes: z.int().nullable(),
});
export type DeskFigures = z.infer<typeof deskFigures>;
