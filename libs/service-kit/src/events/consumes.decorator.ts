import type { EventDefinition } from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';

/** Data of an event besides its payload. */
export interface EventMeta {
  id: string;
  occurredAt: Date;
}

export type EventHandler<T> = (ctx: RequestContext, payload: T, meta: EventMeta) => Promise<void>;

export const consumesMetadata = 'jahrring:consumes';

/**
 * Marks a provider's method as the consumer of an event: `async on…(ctx, payload, meta)`. Called once per event, in a
 * transaction that also notes the event as received; `ctx` is a system context of the event's licence.
 */
export function Consumes<T>(event: EventDefinition<T>) {
  return <H extends EventHandler<T>>(
    _target: object,
    _property: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    if (descriptor.value) Reflect.defineMetadata(consumesMetadata, event, descriptor.value);
  };
}
