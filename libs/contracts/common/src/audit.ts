import { z } from 'zod';
import { id } from './ids';
import { instant, localDate } from './values';

/** One changed property. Values that are nobody's business (passwords, insurance numbers) say only that they changed. */
const auditChange = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  hidden: z.boolean().optional(),
});
export type AuditChange = z.infer<typeof auditChange>;

/** An entry of a service's audit trail, as those who keep the licence's settings see it. */
export const auditEntryView = z.object({
  id,
  occurredAt: instant,
  /** None: an event, a job or the start of the demo. */
  userId: id.nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  changes: z.array(auditChange),
  reason: z.string().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

export const auditPageSize = 50;

/** Newest first. The next page begins behind the last entry: `occurredAt~id`. */
export const auditQuery = z.strictObject({
  behind: z
    .string()
    .regex(/^[\d:.TZ-]{20,30}~[\da-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(500).default(auditPageSize),
  userId: id.optional(),
  entity: z.string().max(60).optional(),
  entityId: z.string().max(64).optional(),
  action: z.string().max(60).optional(),
  /** Days in the licence's zone, both included. */
  from: localDate.optional(),
  to: localDate.optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditPage = z.object({ items: z.array(auditEntryView), more: z.boolean() });
export type AuditPage = z.infer<typeof auditPage>;

/** The long work that looks over the chain of hashes of a service; its result is an {@link AuditChain}. */
export const auditCheckKind = 'kit.audit-check';

/** Result of the last check of the whole hash chain. */
export const auditChain = z.object({
  state: z.enum(['intact', 'broken', 'unknown']),
  verifiedAt: instant.nullable(),
  /** Entries that were looked at. */
  sealed: z.int(),
});
export type AuditChain = z.infer<typeof auditChain>;
