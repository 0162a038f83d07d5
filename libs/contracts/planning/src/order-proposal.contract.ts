import { id, localDate, unit } from '@jahrring/contracts-common';
import { z } from 'zod';
import { resourceKinds } from './booking.contract';
import { createRequirement } from './requirement.contract';

/** Most proposals that are listed. */
export const listedProposals = 100;

/** Proposed requirement of a position of an agreed order, until a planner takes it over or dismisses it. */
export const proposalView = z.object({
  /** Of the position. */
  id,
  version: z.int(),
  orderNumber: z.string(),
  projectId: id,
  projectNumber: z.string(),
  projectTitle: z.string(),
  text: z.string(),
  quantity: z.string(),
  unit,
  /** The machine, vehicle or tool that was ordered. */
  objectTitle: z.string().nullable(),
  kind: z.enum(resourceKinds),
  count: z.int(),
  days: z.int(),
  firstDay: localDate,
  lastDay: localDate,
});
export type ProposalView = z.infer<typeof proposalView>;

/** The latest orders first. */
export const proposalList = z.object({ items: z.array(proposalView), total: z.int() });
export type ProposalList = z.infer<typeof proposalList>;

/** The requirement it becomes, as the planner has corrected it. */
export const acceptProposal = createRequirement;
