import { id, locale } from '@jahrring/contracts-common';
import { z } from 'zod';
import { notificationView } from './notification.contract';

/**
 * `streams`: open ones of one session on one instance, one more ends the oldest. `missedMs`: longest time before its first
 * event for which a stream repeats what was published.
 */
export const liveLimits = { streams: 8, missedMs: 60_000 } as const;

/** Events of `GET /api/live`, by the name of the server-sent event; the data is JSON of this shape. */
export const liveEvents = {
  /** The first of a stream: what is current now. */
  hello: z.object({ unread: z.int(), releases: z.string() }),
  notification: z.object({ notification: notificationView, unread: z.int() }),
  /** Notifications were read or archived, here or in another browser. */
  'notifications-changed': z.object({ unread: z.int() }),
  /** Signed out, blocked, or shut out of the licence: the stream ends with it. */
  'session-ended': z.object({}),
  /** Rules, licence, plugins or releases changed: what `GET /api/boot` answers is not what it was. */
  'boot-changed': z.object({}),
  'language-changed': z.object({ locale }),
  /** A record that is open somewhere has changed: what it says now its own service answers. `entity` as `support/case`. */
  'record-changed': z.object({ entity: z.string(), id }),
  heartbeat: z.object({}),
} as const;
export type LiveEventName = keyof typeof liveEvents;
export type LiveEventData<N extends LiveEventName> = z.infer<(typeof liveEvents)[N]>;
export type LiveEvent = { [N in LiveEventName]: { name: N; data: LiveEventData<N> } }[LiveEventName];
