import type { EntryWarning, UpdateEntry } from '@jahrring/contracts-time';
import type { RecordPatch, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntryEntity } from '../entry-record';
import { RateService } from '../rate';
import type { Price } from '../rate';
import type { Booking, BookingKey } from '../reference';
import { CompanyPartRule } from './company-part.rule';
import { amountAt, changeLine, counterWarnings, lineValues, plainChange } from './entry-line';
import { EntryAccess } from './entry.access';

/** Resolves what a change of an entry writes: what it books on, its price and part of the company. */
@Injectable()
export class EntryChange {
  constructor(
    private readonly access: EntryAccess,
    private readonly companyParts: CompanyPartRule,
    private readonly rates: RateService,
  ) {}

  /** The values to write besides the times. @throws what keeps the entry from being booked so */
  async of(
    ctx: RequestContext,
    present: EntryEntity,
    patch: UpdateEntry,
    workDate: string,
  ): Promise<BookingChange> {
    const change = await this.bookingChange(ctx, present, patch, workDate);
    const part = await this.companyPartChange(ctx, present, patch);
    return { ...change, values: { ...plainChange(patch), ...part, ...change.values } };
  }

  private async companyPartChange(
    ctx: RequestContext,
    present: EntryEntity,
    patch: UpdateEntry,
  ): Promise<RecordPatch<EntryEntity>> {
    const { companyPartId } = patch;
    if (companyPartId === undefined || companyPartId === present.companyPartId) return {};
    return { companyPartId: await this.companyParts.resolve(ctx, present.employeeId, companyPartId) };
  }

  private async bookingChange(
    ctx: RequestContext,
    present: EntryEntity,
    patch: UpdateEntry,
    workDate: string,
  ): Promise<BookingChange> {
    const line = changeLine(present, patch);
    const projectId = patch.projectId ?? present.projectId;
    const { kind, activityId = null, objectId = null } = { ...present, ...line };
    const key = { kind, projectId, activityId, objectId };
    const rebooked = line !== null || projectId !== present.projectId;
    const booking = rebooked ? await this.access.requireBooking(ctx, key) : null;
    const price = await this.priceChange(
      ctx,
      present,
      { ...key, workDate, unitPrice: patch.unitPrice },
      booking,
    );
    if (!line) {
      const values = price ? { ...price, ...amountAt(present, price.unitPrice) } : {};
      return { booking, values: booking ? { projectId, ...values } : values, warnings: [] };
    }
    if (!booking) return { booking, values: { ...price }, warnings: [] };
    const values = lineValues(line, booking, (price ?? present).unitPrice);
    const counted = patch.counterFrom !== undefined && patch.counterFrom !== present.counterFrom;
    return {
      booking,
      values: { projectId, ...values, ...price },
      warnings: counted ? counterWarnings(line, booking) : [],
    };
  }

  /** As long as it is the same work on the same day its price stays what it was, and one that was set anyway. */
  private async priceChange(
    ctx: RequestContext,
    present: EntryEntity,
    next: BookingKey & { workDate: string; unitPrice: string | null | undefined },
    booking: Booking | null,
  ): Promise<Price | null> {
    const depends = ['projectId', 'activityId', 'objectId', 'workDate'] as const;
    const same = depends.every((field) => next[field] === present[field]);
    if (next.unitPrice === undefined && (same || present.priceSource === 'entry')) return null;
    const found = booking ?? (await this.access.findBooking(ctx, next));
    return found && this.rates.of(ctx, { ...next, employeeId: present.employeeId }, found);
  }
}

interface BookingChange {
  booking: Booking | null;
  values: RecordPatch<EntryEntity>;
  warnings: EntryWarning[];
}
