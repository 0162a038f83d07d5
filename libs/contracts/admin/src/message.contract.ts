import { id, idOrNew, instant, licenceType, listOf, listQuery } from '@jahrring/contracts-common';
import { z } from 'zod';
import { plannedPluginLocales } from './planned-plugin.contract';
import { pluginId } from './plugins';

/**
 * To whom a message goes: the admins of every active licence, of one, of those of a type or of those with a plugin on; one
 * person; those who run the installation; or whoever wrote the message that is answered.
 */
export const messageAudiences = ['licence', 'type', 'plugin', 'all', 'person', 'operator', 'reply'] as const;
export const messageAudience = z.enum(messageAudiences);
export type MessageAudience = z.infer<typeof messageAudience>;

/** Folders of messages; `starred` contains all that have a star, in any folder but the bin. */
export const messageFolders = ['inbox', 'starred', 'drafts', 'planned', 'sent', 'archived', 'bin'] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** `open`: in the folder it belongs to. */
export const messagePlaces = ['open', 'archived', 'bin'] as const;
export const messagePlace = z.enum(messagePlaces);
export type MessagePlace = z.infer<typeof messagePlace>;

export const messageLimits = {
  subject: 200,
  /** Characters of one language, marks included. */
  html: 40_000,
  label: 30,
  /** Labels of one message. */
  labels: 10,
  attachments: 10,
  /** Messages that are marked or erased in one call. */
  marked: 200,
  /** Days after which what lies in the bin is erased. */
  binDays: 30,
} as const;

/** Languages a message can be written in. */
export const messageLocales = plannedPluginLocales;
export type MessageLocale = (typeof messageLocales)[number];

/** Variables of the recipient that a text can use, as `{{firstName}}`. */
export const messageVariables = ['firstName', 'lastName', 'licence'] as const;

/** As it is written in one language; the server lets only harmless marks through. */
export const messageText = z.strictObject({
  subject: z.string().trim().max(messageLimits.subject),
  html: z.string().max(messageLimits.html),
});
export type MessageText = z.infer<typeof messageText>;

/** By language; everybody gets their own, else the first of `messageLocales` it was written in. */
export const messageContent = z.partialRecord(z.enum(messageLocales), messageText);
export type MessageContent = z.infer<typeof messageContent>;

const address = {
  audience: messageAudience,
  licenceId: id.nullish(),
  type: licenceType.nullish(),
  plugin: pluginId.nullish(),
  userId: id.nullish(),
  /** The message of one's inbox that is answered. */
  replyToId: id.nullish(),
};

/** `POST /api/admin/messages`: a draft; it may lack anything until it is sent. */
export const createMessage = z.strictObject({ id: idOrNew.optional(), ...address, content: messageContent });
export type CreateMessage = z.infer<typeof createMessage>;

export const updateMessage = z.strictObject({ ...address, content: messageContent });
export type UpdateMessage = z.infer<typeof updateMessage>;

/** `POST /api/admin/messages/:id/send`: now, or at a moment to come. */
export const sendMessage = z.strictObject({ plannedAt: instant.nullish() });
export type SendMessage = z.infer<typeof sendMessage>;

const label = z
  .string()
  .trim()
  .min(1)
  .max(messageLimits.label)
  .regex(/^[^|\p{Cc}]+$/u);

const markedIds = z.array(id).min(1).max(messageLimits.marked);

export const markMessages = z.strictObject({
  ids: markedIds,
  read: z.boolean().optional(),
  starred: z.boolean().optional(),
  place: messagePlace.optional(),
  addLabel: label.optional(),
  removeLabel: label.optional(),
});
export type MarkMessages = z.infer<typeof markMessages>;

/** Changed messages with their state before the change. */
export const markedMessages = z.object({
  changed: z.array(z.object({ id, read: z.boolean(), starred: z.boolean(), place: messagePlace })),
});
export type MarkedMessages = z.infer<typeof markedMessages>;

/** `POST /api/admin/messages/erase`: for good; only what lies in the bin. */
export const eraseMessages = z.strictObject({ ids: markedIds });
export type EraseMessages = z.infer<typeof eraseMessages>;
export const erasedMessages = z.object({ erased: z.int() });

export const messageBoxes = ['inbox', 'drafts', 'planned', 'sent'] as const;
export type MessageBox = (typeof messageBoxes)[number];

export const messageLine = z.object({
  id,
  version: z.int(),
  threadId: id,
  box: z.enum(messageBoxes),
  place: messagePlace,
  read: z.boolean(),
  starred: z.boolean(),
  labels: z.array(z.string()),
  subject: z.string(),
  preview: z.string(),
  authorName: z.string(),
  /** Of an admin of a licence; null for those who run the installation. */
  authorLicence: z.string().nullable(),
  audience: messageAudience,
  /** The licence or person it goes to; null where the audience has no name of its own. */
  toName: z.string().nullable(),
  type: licenceType.nullable(),
  plugin: pluginId.nullable(),
  attachments: z.int(),
  /** When it came, was sent or last written. */
  at: instant,
  plannedAt: instant.nullable(),
});
export type MessageLine = z.infer<typeof messageLine>;

export const messageAttachment = z.object({ id, name: z.string(), size: z.int() });
export type MessageAttachment = z.infer<typeof messageAttachment>;

export const messagePart = messageLine
  .omit({ attachments: true })
  .extend({ html: z.string(), attachments: z.array(messageAttachment) });
export type MessagePart = z.infer<typeof messagePart>;

/** One message with the conversation it is part of, oldest first, as far as the reader has it. */
export const messageView = messagePart.extend({
  licenceId: id.nullable(),
  userId: id.nullable(),
  replyToId: id.nullable(),
  /** As it was written; of drafts and planned ones only. */
  content: messageContent.nullable(),
  /** Numbers of licences and people to which a sent message went. */
  licences: z.int(),
  people: z.int(),
  thread: z.array(messagePart),
});
export type MessageView = z.infer<typeof messageView>;

export const messageListSpec = {
  sort: ['at', 'subject'],
  filter: { folder: 'enum', starred: 'boolean', read: 'boolean', labels: 'text', at: 'instant' },
  defaultSort: '-at',
} as const;
export const messageListQuery = listQuery(messageListSpec);
export const messageList = listOf(messageLine);

/** `GET /api/admin/messages/summary`: what stands beside the folders. */
export const messageSummary = z.object({
  unread: z.int(),
  drafts: z.int(),
  planned: z.int(),
  labels: z.array(z.string()),
});
export type MessageSummary = z.infer<typeof messageSummary>;

/** `GET /api/admin/messages/:id/readers`: who got a message one has sent, and when they read it. */
export const messageReaders = z.object({
  items: z.array(z.object({ name: z.string(), licence: z.string().nullable(), readAt: instant.nullable() })),
  total: z.int(),
});
export type MessageReaders = z.infer<typeof messageReaders>;

/** Returns a label as written in `filter[labels]`, delimited so that it matches only itself and no longer label. */
export function labelFilter(name: string): string {
  return `|${name}|`;
}
