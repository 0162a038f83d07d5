import type { EventDefinition } from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';

/** A record as its event tells it, and when it became so. */
export interface Retold<T> {
  payload: T;
  /** The record's `updatedAt`: a copy that was taken from a later event stays as it is. */
  changedAt: Date;
}

/** Every record of the context's licence, deleted ones too, in pages of 500 at most. */
export type Republisher<T> = (ctx: RequestContext) => AsyncIterable<readonly Retold<T>[]>;

export interface RepublishedEvent<T = unknown> {
  event: EventDefinition<T>;
  /** Whose table tells which licences have how many, by this column. */
  entity: new () => object;
  licenceColumn: string;
}

export const republishesMetadata = 'jahrring:republishes';

/** Marks a provider's method that can tell an event again for all current records: `async *addresses(ctx)`. */
export function Republishes<T>(
  event: EventDefinition<T>,
  entity: new () => object,
  licenceColumn = 'licence_id',
) {
  return <H extends Republisher<T>>(
    _target: object,
    _property: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const told: RepublishedEvent<T> = { event, entity, licenceColumn };
    if (descriptor.value) Reflect.defineMetadata(republishesMetadata, told, descriptor.value);
  };
}
