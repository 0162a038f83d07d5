import { z } from 'zod';

/** Something a service tells the others. `name` is `<tool>.<entity>.<what happened>`. */
export interface EventDefinition<T = unknown> {
  readonly name: string;
  readonly version: number;
  readonly schema: z.ZodType<T>;
}

/** Declares an event in its owner's contract. A change that breaks consumers is a new version beside the old one. */
export function defineEvent<T>(name: string, version: number, schema: z.ZodType<T>): EventDefinition<T> {
  return { name, version, schema };
}

/** An event as it travels. */
export const eventEnvelope = z.object({
  id: z.uuid(),
  name: z.string().max(100),
  version: z.int().min(1),
  licenceId: z.uuid(),
  occurredAt: z.iso.datetime(),
  requestId: z.string().max(64),
  payload: z.unknown(),
});
export type EventEnvelope = z.infer<typeof eventEnvelope>;
