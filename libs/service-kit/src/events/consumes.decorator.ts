import type { EventDefinition } from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';

/** Data of an event besides its payload. */
export interface EventMeta<T = unknown> {
  id: string;
  occurredAt: Date;
  /** Payloads handled in the same transaction, this one and those of other licences included: to read once for all of them. */
  together?: readonly T[];
}

export type EventHandler<T> = (ctx: RequestContext, payload: T, meta: EventMeta<T>) => Promise<void>;

export const consumesMetadata = 'jahrring:consumes';

interface ConsumeOptions<T> {
  /**
   * Returns true if the event concerns this consumer; of others nothing is noted, and no transaction begins. It is asked before the
   * payload is checked.
   */
  when?: (payload: T) => boolean;
}

/** A declared consumer, kept as metadata of its method. */
export interface ConsumedEvent {
  event: EventDefinition;
  when?: (payload: unknown) => boolean;
}

/**
 * Marks a provider's method as the consumer of an event: `async on…(ctx, payload, meta)`. Called once per event, in a
 * transaction that also notes the event as received; `ctx` is a system context of the event's licence.
 */
export function Consumes<T>(event: EventDefinition<T>, options: ConsumeOptions<T> = {}) {
  return <H extends EventHandler<T>>(
    _target: object,
    _property: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    if (descriptor.value) Reflect.defineMetadata(consumesMetadata, { event, ...options }, descriptor.value);
  };
}
