import { z } from 'zod';
import { id } from './ids';
import { fieldError } from './problem';
import { instant } from './values';

/** `queued`: nobody has begun; `running`: at it, or resumed after a restart; the other three are ends. */
export const workStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type WorkState = (typeof workStates)[number];

/** Work that takes longer than a request: how far it is, and what came of it. */
export const workView = z.object({
  id,
  /** `documents.billing-run` */
  kind: z.string(),
  state: z.enum(workStates),
  /** Steps that are through. */
  done: z.int(),
  /** Steps in all; 0 until the work knows. */
  total: z.int(),
  /** Result of each step; its shape depends on the kind of work. */
  entries: z.array(z.unknown()),
  /** Number of steps counted under each name. */
  tally: z.record(z.string(), z.int()),
  /** Result of the work at its end; null before. */
  result: z.unknown(),
  /** Reason for the failure, as an error that has a text. */
  problem: z
    .object({
      code: z.string(),
      key: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      fields: z.array(fieldError).optional(),
    })
    .nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type WorkView = z.infer<typeof workView>;

export const workList = z.object({ items: z.array(workView) });
export const workQuery = z.object({ kind: z.string().max(60).optional() });
export type WorkQuery = z.infer<typeof workQuery>;

/** Returns true if nothing more will happen to the work. */
export function isOver({ state }: Pick<WorkView, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}
