import { id, instant, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { casePerson, supportCaseLimits } from './support-case.contract';
import { caseSide } from './case-classification';

/** note: of the desk for itself alone; event: what happened to the case, told among the messages. */
export const messageKinds = ['message', 'note', 'event'] as const;
export const messageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof messageKind>;

export const caseEvents = ['status', 'assigned', 'unassigned', 'urgency', 'duplicate'] as const;
/** Event of a case; `value`: the new status or urgency, the assignee's name, the other case's number. */
export const caseEvent = z.object({ name: z.enum(caseEvents), value: z.string() });
export type CaseEvent = z.infer<typeof caseEvent>;

export const messageFile = z.object({
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
});

export const messageView = z.object({
  id,
  kind: messageKind,
  side: caseSide,
  authorId: id,
  authorName: z.string(),
  text: z.string(),
  event: caseEvent.nullable(),
  file: messageFile.nullable(),
  createdAt: instant,
});
export type MessageView = z.infer<typeof messageView>;

/** Messages at once. */
export const messagePageSize = 40;

export const messageQuery = z.strictObject({
  /** Id of a message: those before it. */
  before: id.optional(),
});
export type MessageQuery = z.infer<typeof messageQuery>;

/** Oldest first; `more`: there are older ones. */
export const messagePage = z.object({ items: z.array(messageView), more: z.boolean() });
export type MessagePage = z.infer<typeof messagePage>;

/** `id`: the sender's own, so that what is sent twice stands there once. */
export const createMessage = z.object({ id, text: requiredText(supportCaseLimits.text) });
export type CreateMessage = z.infer<typeof createMessage>;

/** The desk says with its answer what becomes of the case, or writes for itself. */
export const createDeskMessage = createMessage.extend({
  note: z.boolean().default(false),
  status: z.enum(['waiting', 'solved']).optional(),
});
export type CreateDeskMessage = z.infer<typeof createDeskMessage>;

/** Somebody is there, and has read up to a message. */
export const casePresence = z.object({ readUntil: id.optional() });
export type CasePresence = z.infer<typeof casePresence>;

export const casePeople = z.object({ people: z.array(casePerson) });
export type CasePeople = z.infer<typeof casePeople>;
