import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { JournalEntryRepository, JournalLineRepository, PeriodService } from '../ledger';
import type { JournalEntryEntity } from '../ledger';
import { fromCents, toCents } from '../value';
import { AccountRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import type { ImportedTransaction } from './imported-transaction';
import { planEntries } from './plan-entries';
import type { BookedEntry, PlannedEntries } from './plan-entries';

/** Works out what a file would add, as things are now. Nothing is written. */
@Injectable()
export class EntryImportPlanner {
  constructor(
    private readonly entries: JournalEntryRepository,
    private readonly lines: JournalLineRepository,
    private readonly accounts: AccountRefRepository,
    private readonly settings: BookkeepingSettingsService,
    private readonly periods: PeriodService,
  ) {}

  async plan(ctx: RequestContext, transactions: readonly ImportedTransaction[]): Promise<PlannedEntries> {
    const { firstDay, lastDay } = daysOf(transactions);
    if (firstDay === null || lastDay === null) return { known: 0, added: [], differing: [], problems: [] };
    const chart = new Set((await this.accounts.chart(ctx)).map(({ number }) => number));
    const { receivables, payables } = await this.settings.accounts(ctx);
    const closed = await this.periods.within(ctx, firstDay, lastDay);
    const booked = await this.booked(ctx, firstDay, lastDay);
    return planEntries(transactions, booked, {
      chart,
      itemAccounts: new Set([receivables, payables]),
      isClosed: (day) => closed.some(({ fromDay, toDay }) => fromDay <= day && toDay >= day),
    });
  }

  private async booked(ctx: RequestContext, from: string, to: string): Promise<BookedEntry[]> {
    const entries = await this.standing(ctx, await this.entries.ofDays(ctx, from, to));
    const lines = new Map<string, BookedEntry['lines'][number][]>(entries.map(({ id }) => [id, []]));
    for (const { entryId, account, debit, credit } of await this.lines.between(ctx, { from, to })) {
      lines.get(entryId)?.push({ account, amount: fromCents(toCents(debit) - toCents(credit)) });
    }
    return entries.map(({ id, number, bookedOn, text, documentNumber, total, exportId }) => ({
      ...{ id, number, bookedOn, text, documentNumber, total, isHandedOver: exportId !== null },
      lines: lines.get(id) ?? [],
    }));
  }

  /** Without imports that were taken back: the accountant has never had their counter-entries, and the file may be added anew. */
  private async standing(
    ctx: RequestContext,
    all: readonly JournalEntryEntity[],
  ): Promise<JournalEntryEntity[]> {
    const reversed = await this.entries.getMany(
      ctx,
      all.flatMap(({ reversesId }) => reversesId ?? []),
    );
    const imports = [...all, ...reversed].filter(({ source }) => source === 'import').map(({ id }) => id);
    const counters = await this.entries.reversalsOf(ctx, imports);
    const gone = new Set(counters.flatMap(({ id, reversesId }) => [id, reversesId]));
    return all.filter(({ id }) => !gone.has(id));
  }
}

/** The first and the last day of transactions. */
export function daysOf(transactions: readonly ImportedTransaction[]) {
  const days = transactions.map(({ bookedOn }) => bookedOn).toSorted();
  return { firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null };
}
