import { instant, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { createPlannedPlugin } from './planned-plugin.contract';

/**
 * State of an idea: `proposed` → `planned` (it is an announced plugin) → `funding` (a campaign collects) → `development` →
 * `released`; or `declined` with a reason. A campaign that fails leaves it planned.
 */
export const ideaState = z.enum(['proposed', 'planned', 'funding', 'development', 'released', 'declined']);
export type IdeaState = z.infer<typeof ideaState>;

/** `open`: ideas of one licence that wait for a decision; `comments`: of one idea. */
export const ideaLimits = {
  title: 100,
  text: 2000,
  reason: 500,
  comment: 2000,
  open: 30,
  comments: 500,
} as const;

/** `POST /api/admin/ideas`: in the words of who proposes, seen by the admins of every licence. */
export const createIdea = z.strictObject({
  title: requiredText(ideaLimits.title),
  text: requiredText(ideaLimits.text),
});
export type CreateIdea = z.infer<typeof createIdea>;

/** `PATCH /api/admin/ideas/:id`, of who has proposed it, while nobody has decided about it. */
export const updateIdea = createIdea;
export type UpdateIdea = CreateIdea;

export const idea = z.object({
  id: z.uuid(),
  version: z.int(),
  title: z.string(),
  text: z.string(),
  state: ideaState,
  /** Of a declined one. */
  reason: z.string().nullable(),
  proposedBy: z.string(),
  licenceName: z.string(),
  createdAt: instant,
  votes: z.int(),
  /** `true` once the caller has voted for it in this licence. */
  voted: z.boolean(),
  comments: z.int(),
  /** `true` where the caller has proposed it and can change it or take it back. */
  removable: z.boolean(),
  /** `true` where the caller hears of each step: because they take part, or have said so. */
  followed: z.boolean(),
});
export type Idea = z.infer<typeof idea>;

export const ideaList = z.object({
  /** Most votes first. */
  items: z.array(idea),
  total: z.int(),
  /** `true` for callers who can propose and vote: admins of the licence, not the operator in it. */
  mayDecide: z.boolean(),
});
export type IdeaList = z.infer<typeof ideaList>;

export const createIdeaComment = z.strictObject({ text: requiredText(ideaLimits.comment) });
export type CreateIdeaComment = z.infer<typeof createIdeaComment>;

export const ideaComment = z.object({
  id: z.uuid(),
  version: z.int(),
  text: z.string(),
  author: z.string(),
  licenceName: z.string(),
  createdAt: instant,
  /** `true` where the caller can delete it: their own; superadmins every one. */
  removable: z.boolean(),
});
export type IdeaComment = z.infer<typeof ideaComment>;

export const ideaSteps = ['plan', 'decline', 'develop', 'release'] as const;
export type IdeaStep = (typeof ideaSteps)[number];

export const ideaDetail = idea.extend({
  /** First written first. */
  thread: z.array(ideaComment),
  mayDecide: z.boolean(),
  /** Steps that the operator can take with it now; none for everybody else. */
  steps: z.array(z.enum(ideaSteps)),
  /** `true` where a campaign can be opened for it. */
  fundable: z.boolean(),
});
export type IdeaDetail = z.infer<typeof ideaDetail>;

/** `POST /api/admin/ideas/:id/step`, of the operator. Planning announces the idea as a plugin under this key. */
export const stepIdea = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('plan'), key: createPlannedPlugin.shape.key }),
  z.strictObject({ step: z.literal('decline'), reason: requiredText(ideaLimits.reason) }),
  z.strictObject({ step: z.literal('develop') }),
  z.strictObject({ step: z.literal('release') }),
]);
export type StepIdea = z.infer<typeof stepIdea>;
