import type { VatSettings } from '@jahrring/contracts-bookkeeping';
import { inPortions } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { JournalEntryRepository, JournalLineRepository } from '../ledger';
import type { JournalEntryEntity } from '../ledger';
import { prefixesOf } from './has-prefix';
import { vatBookings } from './vat-booking';
import type { VatBooking } from './vat-booking';

export interface Days {
  fromDay: string;
  toDay: string;
}

/**
 * Returns the source of an entry, or for a reversal that of the reversed entry; it decides how the return counts the
 * entry.
 */
export type SourceOf = (entry: JournalEntryEntity) => JournalEntryEntity['source'];

/** Reads lines of the journal with VAT. */
@Injectable()
export class VatBookingReader {
  constructor(
    private readonly entries: JournalEntryRepository,
    private readonly lines: JournalLineRepository,
  ) {}

  /** All bookings with VAT of these days, oldest first. */
  async between(
    ctx: RequestContext,
    { fromDay: from, toDay: to }: Days,
    settings: Pick<VatSettings, 'materialAccounts'>,
    isWanted: (source: JournalEntryEntity['source']) => boolean = () => true,
  ): Promise<VatBooking[]> {
    const found = await this.lines.between(ctx, { from, to, vat: true });
    const ids = [...new Set(found.map(({ entryId }) => entryId))];
    const entries = await collect(ids, (some) => this.entries.getMany(ctx, some));
    const sourceOf = await this.sources(ctx, entries);
    const wanted = entries.filter((entry) => isWanted(sourceOf(entry)));
    return this.ofEntries(ctx, wanted, settings, sourceOf);
  }

  /** The bookings with VAT of entries, in the entries' order. */
  async ofEntries(
    ctx: RequestContext,
    entries: readonly JournalEntryEntity[],
    { materialAccounts }: Pick<VatSettings, 'materialAccounts'>,
    sourceOf: SourceOf = ({ source }) => source,
  ): Promise<VatBooking[]> {
    const inOrder = entries.toSorted((a, b) => a.number - b.number);
    return collect(inOrder, async (some) => {
      const lines = await this.lines.ofEntries(
        ctx,
        some.map(({ id }) => id),
      );
      return some.flatMap((entry) =>
        vatBookings(
          { ...entry, source: sourceOf(entry) },
          lines.get(entry.id) ?? [],
          prefixesOf(materialAccounts),
        ),
      );
    });
  }

  /** Tells what entries book: a reversal the same as what it takes back. */
  async sources(ctx: RequestContext, entries: readonly JournalEntryEntity[]): Promise<SourceOf> {
    const ids = entries.flatMap(({ reversesId }) => reversesId ?? []);
    const reversed = await collect(ids, (some) => this.entries.getMany(ctx, some));
    const byId = new Map(reversed.map(({ id, source }) => [id, source]));
    return ({ source, reversesId }) => (reversesId === null ? source : (byId.get(reversesId) ?? source));
  }
}

/** Whatever `load` finds of all, portion by portion. */
export async function collect<T, I>(
  all: readonly I[],
  load: (some: readonly I[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for await (const one of inPortions(all, load)) found.push(one);
  return found;
}
