import { z } from 'zod';
import { id } from './ids';
import { maxPageSize } from './paging';
import { instant } from './values';

/** `inbox`: a consumer of this service failed on it; `outbox`: it never left this service. */
export const deadLetterSides = ['inbox', 'outbox'] as const;

/** `waiting`: it is tried again by itself; `dead`: given up after ten tries, somebody has to decide. */
export const deadLetterStates = ['waiting', 'dead'] as const;
export type DeadLetterState = (typeof deadLetterStates)[number];

/** An event that failed at least once. Its payload is not told: it may hold personal data of a licence. */
export const deadLetterView = z.object({
  id,
  side: z.enum(deadLetterSides),
  state: z.enum(deadLetterStates),
  eventId: id,
  /** `addresses.address.changed` and its version. */
  name: z.string(),
  version: z.int(),
  /** Consumer that failed; null if the event was never sent. */
  consumer: z.string().nullable(),
  licenceId: id,
  occurredAt: instant,
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** When it is tried again; null where it is dead. */
  nextAttemptAt: instant.nullable(),
});
export type DeadLetterView = z.infer<typeof deadLetterView>;

/** State of a service's events. */
export const eventSummary = z.object({
  /** Events that wait to leave, tried or not. */
  outbox: z.int(),
  /** Age of the oldest of them in seconds. */
  oldestSeconds: z.number(),
  /** Events that a consumer failed on and that are tried again. */
  repeated: z.int(),
  /** Given up, of both sides. */
  dead: z.int(),
  /** Names of the events `POST /api/<tool>/resync` can tell again. */
  republishes: z.array(z.string()),
});
export type EventSummary = z.infer<typeof eventSummary>;

/** `GET /api/<tool>/dead-letters`: the newest first. */
export const deadLetterQuery = z.object({
  state: z.enum(deadLetterStates).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(50),
});
export type DeadLetterQuery = z.infer<typeof deadLetterQuery>;

export const deadLetterList = z.object({
  items: z.array(deadLetterView),
  total: z.int(),
  summary: eventSummary,
});
export type DeadLetterList = z.infer<typeof deadLetterList>;

/**
 * `POST /api/<tool>/resync`, answered by a `workView` of the kind `kit.resync`: tells every current record again, so that
 * others can fill the copies they keep.
 */
export const resyncRequest = z.strictObject({
  /** Default: every licence. */
  licenceId: id.optional(),
  /** Names of events; default: all that the service can tell again. */
  events: z.array(z.string().max(100)).min(1).max(50).optional(),
});
export type ResyncRequest = z.infer<typeof resyncRequest>;
