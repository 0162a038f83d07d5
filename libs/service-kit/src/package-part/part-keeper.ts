import type { LeftReason } from '@jahrring/contracts-common';
import type { z } from 'zod';
import type { RequestContext } from '../context/request-context';

/** An item as its owner writes it. */
export interface KeptItem<V> {
  key: string;
  /** Id of a record that is created for the item. */
  id: string;
  values: V;
}

/** The record of an item as the licence has it. */
export interface KeptRecord<V> {
  values: V;
  deleted: boolean;
  /** It bears the item's own id. Never so where records are known by something else, such as the name of a role. */
  own: boolean;
}

/** Reads and writes the records of one part of an industry package; `V`: values of an item, in the form in which records are compared. */
export interface PartKeeper<V> {
  readonly values: z.ZodType<V>;
  /** Returns the values as they are written: without references to records that do not exist. */
  normalise?(ctx: RequestContext, values: V): Promise<V>;
  /** The item's own record, deleted or not; else the one that stands in its place; null where there is none. */
  find(ctx: RequestContext, item: KeptItem<V>): Promise<KeptRecord<V> | null>;
  /** Returns the reason why the item may not be written. */
  refusal?(ctx: RequestContext, item: KeptItem<V>): Promise<LeftReason | null>;
  /** Makes the record, brings a deleted one of its own back, or changes it: afterwards it says what the item says. */
  write(ctx: RequestContext, item: KeptItem<V>, present: KeptRecord<V> | null): Promise<void>;
  remove(ctx: RequestContext, item: KeptItem<V>): Promise<void>;
  /** Keys of the items whose records others refer to. Called outside of a transaction: it may ask other services. */
  used(ctx: RequestContext, items: readonly KeptItem<V>[]): Promise<ReadonlySet<string>>;
}
