import { newId } from '@jahrring/contracts-common';
import { commonError, type NewRecord, type RecordPatch, type RequestContext } from '@jahrring/service-kit';
import {
  inOrder,
  type BookingEntity,
  type BookingRepository,
  type BookingStore,
  type PlannedEntity,
} from '../booking';
import type { VariantBookingEntity } from './variant.entities';
import type { VariantBookingRepository } from './variant.repositories';

type Values = RecordPatch<BookingEntity>;

/**
 * The bookings of a variant: those of the plan, but for the ones the variant has touched. They keep the plan's ids, so that both
 * can be compared; what is written goes to the variant's own table alone.
 */
export class VariantBookings implements BookingStore {
  constructor(
    private readonly rows: VariantBookingRepository,
    private readonly plan: BookingRepository,
    private readonly variantId: string,
  ) {}

  async between(ctx: RequestContext, from: string, to: string): Promise<PlannedEntity[]> {
    const planned = await this.plan.between(ctx, from, to);
    const own = (await this.rows.ofVariant(ctx, this.variantId)).filter(during(from, to));
    return (await this.over(ctx, planned, own)).sort(inOrder);
  }

  async holding(
    ctx: RequestContext,
    resourceIds: readonly string[],
    from: string,
    to: string,
  ): Promise<PlannedEntity[]> {
    const planned = await this.plan.holding(ctx, resourceIds, from, to);
    const held = new Set(resourceIds);
    const touched = await this.rows.touchedBy(ctx, this.variantId);
    const own = touched.filter(({ resourceId }) => held.has(resourceId)).filter(during(from, to));
    return this.over(ctx, planned, own);
  }

  async getMany(ctx: RequestContext, ids: readonly string[]): Promise<PlannedEntity[]> {
    const own = await this.rows.ofVariant(ctx, this.variantId, ids);
    return this.over(ctx, await this.plan.getMany(ctx, ids), own, ids);
  }

  async following(ctx: RequestContext, seriesId: string, firstDay: string): Promise<PlannedEntity[]> {
    const planned = await this.plan.following(ctx, seriesId, firstDay);
    const own = (await this.rows.ofVariant(ctx, this.variantId)).filter(
      (row) => row.seriesId === seriesId && row.firstDay >= firstDay,
    );
    return (await this.over(ctx, planned, own)).sort(inOrder);
  }

  async find(ctx: RequestContext, id: string): Promise<PlannedEntity | null> {
    return (await this.getMany(ctx, [id]))[0] ?? null;
  }

  async get(ctx: RequestContext, id: string): Promise<PlannedEntity> {
    const found = await this.find(ctx, id);
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }

  async insertMany(
    ctx: RequestContext,
    values: readonly NewRecord<BookingEntity>[],
  ): Promise<PlannedEntity[]> {
    const taken = await this.plannedIds(
      ctx,
      values.flatMap(({ id }) => id ?? []),
    );
    const made = await this.rows.insertMany(
      ctx,
      values.map(({ id, ...one }) => ({
        ...one,
        ...this.own(id && !taken.has(id) ? id : newId(), 0),
        dropped: false,
      })),
    );
    return made.map(shown);
  }

  async update(ctx: RequestContext, id: string, version: number, patch: Values): Promise<PlannedEntity> {
    return this.write(ctx, id, version, { ...patch, dropped: false });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.write(ctx, id, version, { dropped: true });
  }

  async restore(ctx: RequestContext, id: string): Promise<PlannedEntity> {
    const row = await this.rowOf(ctx, id);
    if (!row?.dropped) throw commonError('NOT_FOUND');
    return shown(await this.rows.update(ctx, row.id, row.version, { dropped: false }));
  }

  /** Writes what the variant makes of a booking, in the version the caller has seen: of the plan's at the first time. */
  private async write(
    ctx: RequestContext,
    id: string,
    version: number,
    change: Values & { dropped: boolean },
  ): Promise<PlannedEntity> {
    const present = await this.get(ctx, id);
    if (present.version !== version) throw commonError('VERSION_MISMATCH', undefined, { current: present });
    const row = await this.rowOf(ctx, id);
    if (row) return shown(await this.rows.update(ctx, row.id, row.version, change));
    const { id: _id, version: _version, licenceId: _licence, ...values } = present;
    const first = { ...values, ...change, ...this.own(id, version) };
    return shown(await this.rows.insert(ctx, first));
  }

  /** Those of the ids that a booking of the plan or the variant has already, removed or not. */
  private async plannedIds(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const planned = await this.plan.getMany(ctx, ids, { deleted: 'include' });
    const rows = await this.rows.touchedBy(ctx, this.variantId, ids);
    return new Set([...planned.map(({ id }) => id), ...rows.map(({ bookingId }) => bookingId)]);
  }

  private own(bookingId: string, baseVersion: number) {
    return { variantId: this.variantId, bookingId, baseVersion };
  }

  private async rowOf(ctx: RequestContext, id: string): Promise<VariantBookingEntity | undefined> {
    return (await this.rows.ofVariant(ctx, this.variantId, [id]))[0];
  }

  /** The plan's bookings that the variant has not touched, and its own. */
  private async over(
    ctx: RequestContext,
    planned: readonly PlannedEntity[],
    own: readonly VariantBookingEntity[],
    ids?: readonly string[],
  ): Promise<PlannedEntity[]> {
    const touched = new Set(
      (await this.rows.touchedBy(ctx, this.variantId, ids)).map(({ bookingId }) => bookingId),
    );
    return [
      ...planned.filter(({ id }) => !touched.has(id)),
      ...own.filter(({ dropped }) => !dropped).map(shown),
    ];
  }
}

/** As a booking of the plan. The version goes on from the plan's: who has seen an earlier one is told. */
export function shown(row: VariantBookingEntity): PlannedEntity {
  const { variantId: _variant, bookingId, baseVersion, dropped: _dropped, ...booking } = row;
  return { ...booking, id: bookingId, version: baseVersion + row.version };
}

function during(from: string, to: string): (row: VariantBookingEntity) => boolean {
  return (row) => row.firstDay <= to && row.lastDay >= from;
}
