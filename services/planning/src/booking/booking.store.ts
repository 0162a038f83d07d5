import type { NewRecord, RecordPatch, RequestContext } from '@jahrring/service-kit';
import type { BookingEntity, PlannedEntity } from './booking.entity';

/** Bookings that are planned with: those of the plan, or those of a variant of it. */
export interface BookingStore {
  between(ctx: RequestContext, from: string, to: string): Promise<PlannedEntity[]>;
  /** Whatever holds these resources in a span, out of the caller's sight too. */
  holding(
    ctx: RequestContext,
    resourceIds: readonly string[],
    from: string,
    to: string,
  ): Promise<PlannedEntity[]>;
  /** A series from a day on. */
  following(ctx: RequestContext, seriesId: string, firstDay: string): Promise<PlannedEntity[]>;
  get(ctx: RequestContext, id: string): Promise<PlannedEntity>;
  find(ctx: RequestContext, id: string): Promise<PlannedEntity | null>;
  getMany(ctx: RequestContext, ids: readonly string[]): Promise<PlannedEntity[]>;
  insertMany(ctx: RequestContext, values: readonly NewRecord<BookingEntity>[]): Promise<PlannedEntity[]>;
  update(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: RecordPatch<BookingEntity>,
  ): Promise<PlannedEntity>;
  remove(ctx: RequestContext, id: string, version: number): Promise<void>;
  restore(ctx: RequestContext, id: string): Promise<PlannedEntity>;
}
