import { id, instant, listOf, listQuery } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Values for the placeholders of a text. */
export const notificationParams = z.record(z.string().max(40), z.union([z.string().max(500), z.number()]));
export type NotificationParams = z.infer<typeof notificationParams>;

/** Content of a notification and the page it opens, the same for every recipient. */
export const notificationContent = {
  /** `<tool>.<what>`, as in `time.absence_requested`: what a person switches on and off. */
  kind: z
    .string()
    .max(90)
    .regex(/^[a-z][\w-]*(\.[\w-]+)+$/),
  /** Key of a text below `notify` in the tool's namespace. */
  titleKey: z.string().regex(/^[a-z][a-z0-9-]*:notify\.[\w.]{1,80}$/),
  params: notificationParams,
  /** The page it opens, within the product. */
  path: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/),
};

export const notificationStates = ['unread', 'read', 'archived'] as const;
export const notificationState = z.enum(notificationStates);
export type NotificationState = z.infer<typeof notificationState>;

export const notificationView = z.object({
  id,
  ...notificationContent,
  state: notificationState,
  createdAt: instant,
});
export type NotificationView = z.infer<typeof notificationView>;

export const notificationListSpec = {
  sort: ['createdAt'],
  filter: { state: 'enum', kind: 'enum', createdAt: 'instant' },
  defaultSort: '-createdAt',
} as const;
export const notificationListQuery = listQuery(notificationListSpec);
export const notificationList = listOf(notificationView).extend({ unread: z.int() });

/** Most notifications that are named in one call. */
export const mostMarked = 1_000;

/** Puts notifications into a state: the named ones, or all that are in state `all`. */
export const markNotifications = z
  .strictObject({
    ids: z.array(id).min(1).max(mostMarked).optional(),
    all: notificationState.optional(),
    state: notificationState,
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), { params: { code: 'required' } });
export type MarkNotifications = z.infer<typeof markNotifications>;

/** Changed notifications with their state before; marking them with it undoes the change. */
export const markedNotifications = z.object({
  unread: z.int(),
  changed: z.array(z.object({ id, was: notificationState })),
});
export type MarkedNotifications = z.infer<typeof markedNotifications>;

/** A person's choice of how to be notified of a kind; without a row: in the product, not by mail. */
export const notificationChoice = z.strictObject({
  kind: notificationContent.kind,
  inApp: z.boolean(),
  mail: z.boolean(),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;

/** Kinds a person can have chosen about, in one call and altogether. */
export const mostNotificationChoices = 100;

export const notificationSettings = z.strictObject({
  choices: z.array(notificationChoice).max(mostNotificationChoices),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;
