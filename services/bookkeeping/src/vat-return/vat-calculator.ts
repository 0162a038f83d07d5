import type { VatBookingList, VatBookingQuery, VatSettings } from '@jahrring/contracts-bookkeeping';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { fromCents } from '../value';
import { LicenceRefRepository } from '../reference';
import { assignOf, calculate } from './calculate';
import type { Calculated, VatBasis } from './calculate';
import { ReceivedReader } from './received.reader';
import { sumKey } from './sums';
import { VatBookingReader } from './vat-booking.reader';
import type { Days } from './vat-booking.reader';
import type { VatBooking } from './vat-booking';

/** Bookings behind one figure that are shown at most. */
const shownBookings = 500;
/** Sources that are counted when paid, not when booked. */
const paidSources = ['bill', 'self_billing', 'supplier_bill', 'payment', 'settlement'];

/** Works returns out of the ledger. */
@Injectable()
export class VatCalculator {
  constructor(
    private readonly licences: LicenceRefRepository,
    private readonly booked: VatBookingReader,
    private readonly received: ReceivedReader,
  ) {}

  async calculate(
    ctx: RequestContext,
    basis: Pick<VatBasis, 'settings' | 'period' | 'adjustments' | 'declared'>,
  ): Promise<Calculated> {
    const { country, vatNumber } = await this.licences.own(ctx);
    const bookings = await this.bookings(ctx, country, basis.period, basis.settings);
    return calculate({ ...basis, country, vatNumber, bookings });
  }

  /** The bookings that a figure adds up, with what of them it counts. */
  async behind(ctx: RequestContext, query: VatBookingQuery, settings: VatSettings): Promise<VatBookingList> {
    const { country } = await this.licences.own(ctx);
    const assign = assignOf(country, settings);
    const wanted = sumKey({ code: query.code, rate: query.rate ?? null, activity: query.activity ?? null });
    const bookings = assign ? await this.bookings(ctx, country, query, settings) : [];
    const items = bookings.flatMap((booking) => {
      const { entryId, number, bookedOn, text, documentNumber } = booking;
      return (assign?.(booking) ?? [])
        .filter(({ code, ...one }) => code !== null && sumKey({ ...one, code }) === wanted)
        .map(({ base, tax }) => ({
          ...{ entryId, number, bookedOn, text, documentNumber },
          ...{ base: fromCents(base), tax: fromCents(tax) },
        }));
    });
    return { items: items.slice(0, shownBookings), total: items.length };
  }

  /** Received consideration: in Germany input tax is deducted by the bill all the same (UStG § 15). */
  private async bookings(
    ctx: RequestContext,
    country: string,
    days: Days,
    settings: VatSettings,
  ): Promise<VatBooking[]> {
    if (settings.consideration === 'agreed') return this.booked.between(ctx, days, settings);
    const isGerman = country === 'DE';
    const all = isGerman ? await this.booked.between(ctx, days, settings) : [];
    const others = await this.booked.between(ctx, days, settings, (source) => !paidSources.includes(source));
    const paid = await this.received.between(ctx, days, settings);
    if (!isGerman) return [...others, ...paid];
    const isOutput = ({ side }: VatBooking) => side === 'output';
    return [...[...others, ...paid].filter(isOutput), ...all.filter((one) => !isOutput(one))];
  }
}
