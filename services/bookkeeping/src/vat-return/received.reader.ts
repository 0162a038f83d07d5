import type { VatSettings } from '@jahrring/contracts-bookkeeping';
import { groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { JournalEntryRepository } from '../ledger';
import type { JournalEntryEntity } from '../ledger';
import { inBase, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import { AllocationRepository } from '../payment';
import type { AllocationEntity } from '../payment';
import { receivedBookings } from './received';
import type { BilledVat, PaidPart } from './received';
import { collect, VatBookingReader } from './vat-booking.reader';
import type { Days } from './vat-booking.reader';
import type { VatBooking } from './vat-booking';

const acts = ['payment', 'settlement'] as const;
const bills = ['bill', 'self_billing', 'supplier_bill'] as const;

/** Reads what was received and paid of bills: what is settled, by the day its entry was booked on. */
@Injectable()
export class ReceivedReader {
  constructor(
    private readonly entries: JournalEntryRepository,
    private readonly allocations: AllocationRepository,
    private readonly items: OpenItemRepository,
    private readonly bookings: VatBookingReader,
  ) {}

  async between(
    ctx: RequestContext,
    days: Days,
    settings: Pick<VatSettings, 'materialAccounts'>,
  ): Promise<VatBooking[]> {
    const itemIds = await this.touched(ctx, days);
    const items = await collect(itemIds, (some) => this.items.getMany(ctx, some));
    const parts = await this.parts(ctx, itemIds, days.toDay);
    return receivedBookings(parts, await this.billed(ctx, items, settings), days.fromDay);
  }

  /** Ids of the items that something of these days settles, or takes back. */
  private async touched(ctx: RequestContext, { fromDay: from, toDay: to }: Days): Promise<string[]> {
    const booked = await this.entries.between(ctx, { from, to, sources: [...acts, 'reversal'] });
    const reversedIds = booked.flatMap(({ reversesId }) => reversesId ?? []);
    const reversed = await collect(reversedIds, (some) => this.entries.getMany(ctx, some));
    const actIds = [...booked, ...reversed].map(({ sourceId }) => sourceId);
    const allocated = await collect(actIds, (some) => this.allocations.ofActs(ctx, some));
    const settled = await this.allocations.settledBetween(ctx, from, to);
    return [...new Set([...allocated, ...settled].map(({ itemId }) => itemId))];
  }

  /** Everything that settled the items until a day. What needed no entry of its own counts on its own day. */
  private async parts(ctx: RequestContext, itemIds: readonly string[], to: string): Promise<PaidPart[]> {
    const all = await collect(itemIds, (some) => this.allocations.ofItems(ctx, some));
    const entryOf = await this.entriesOf(ctx, all);
    return all
      .map((allocation) => {
        const { itemId, amount, settledOn, id } = allocation;
        const entry = entryOf(allocation);
        const own = { entryId: id, number: 0, bookedOn: settledOn, text: '', documentNumber: null };
        return {
          ...{ itemId, amount: toCents(amount) },
          entry: entry ? { ...pick(entry), entryId: entry.id } : own,
        };
      })
      .filter(({ entry }) => entry.bookedOn <= to);
  }

  private async entriesOf(ctx: RequestContext, all: readonly AllocationEntity[]) {
    const byId = new Map(all.map((allocation) => [allocation.id, allocation]));
    const actIds = [...new Set(all.map(({ actId }) => actId))];
    const posted = await collect(actIds, (some) => this.entries.ofSources(ctx, acts, some));
    const ofAct = new Map(posted.map((entry) => [entry.sourceId, entry]));
    const ids = posted.map(({ id }) => id);
    const reversals = await collect(ids, (some) => this.entries.reversalsOf(ctx, some));
    const reversalOf = new Map(reversals.map((entry) => [entry.reversesId, entry]));
    return ({ actId, reversesId }: AllocationEntity): JournalEntryEntity | undefined => {
      if (reversesId === null) return ofAct.get(actId);
      const original = ofAct.get(byId.get(reversesId)?.actId ?? '');
      return original && reversalOf.get(original.id);
    };
  }

  private async billed(
    ctx: RequestContext,
    items: readonly OpenItemEntity[],
    settings: Pick<VatSettings, 'materialAccounts'>,
  ): Promise<Map<string, BilledVat>> {
    const ids = items.map(({ id }) => id);
    const entries = await collect(ids, (some) => this.entries.ofSources(ctx, bills, some));
    const itemOf = new Map(entries.map(({ id, sourceId }) => [id, sourceId]));
    const bookings = await this.bookings.ofEntries(ctx, entries, settings);
    const own = groupBy(bookings, ({ entryId }) => itemOf.get(entryId) ?? '');
    return new Map(
      items.map((item) => {
        const booked = item.kind === 'opening' ? openingBookings(item) : own.get(item.id);
        return [item.id, { amount: toCents(item.amount), bookings: booked ?? [] }];
      }),
    );
  }
}

function pick({ number, bookedOn, text, documentNumber }: JournalEntryEntity) {
  return { number, bookedOn, text, documentNumber };
}

/**
 * Returns the bookings of an item imported with the opening of the books: it has no entry with VAT, but the VAT it was
 * billed with.
 */
function openingBookings({
  id,
  number,
  title,
  side,
  vat,
  exchangeRate,
  ...item
}: OpenItemEntity): VatBooking[] {
  return vat.map((share) => ({
    ...{ entryId: id, number: 0, bookedOn: item.documentDate, text: title, documentNumber: number },
    ...{ side: side === 'debtor' ? 'output' : 'input', key: share.vatKey, rate: share.rate },
    base: toCents(inBase(share.net, exchangeRate)),
    tax: toCents(inBase(share.vat, exchangeRate)),
    ...{ material: 0n, isReduction: false, accounts: [] },
  }));
}
