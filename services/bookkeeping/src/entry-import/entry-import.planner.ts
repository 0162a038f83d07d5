import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { JournalEntryRepository, JournalLineRepository, PeriodService } from '../ledger';
import { fromCents, toCents } from '../value';
import { AccountRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import type { EntryImportEntity } from './entry-import.entity';
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

  async plan(
    ctx: RequestContext,
    { content, firstDay, lastDay }: EntryImportEntity,
  ): Promise<PlannedEntries> {
    const chart = new Set((await this.accounts.chart(ctx)).map(({ number }) => number));
    const { receivables, payables } = await this.settings.accounts(ctx);
    const closed = await this.periods.within(ctx, firstDay, lastDay);
    const booked = await this.booked(ctx, firstDay, lastDay);
    const planned = planEntries(content.transactions, booked, {
      chart,
      itemAccounts: new Set([receivables, payables]),
      isClosed: (day) => closed.some(({ fromDay, toDay }) => fromDay <= day && toDay >= day),
    });
    const problems = [...content.problems, ...planned.problems];
    return { ...planned, problems: problems.toSorted((a, b) => a.line - b.line) };
  }

  private async booked(ctx: RequestContext, from: string, to: string): Promise<BookedEntry[]> {
    const entries = await this.entries.ofDays(ctx, from, to);
    const lines = new Map<string, BookedEntry['lines'][number][]>(entries.map(({ id }) => [id, []]));
    for (const { entryId, account, debit, credit } of await this.lines.between(ctx, { from, to })) {
      lines.get(entryId)?.push({ account, amount: fromCents(toCents(debit) - toCents(credit)) });
    }
    return entries.map(({ id, number, bookedOn, text, documentNumber, total, exportId }) => ({
      ...{ id, number, bookedOn, text, documentNumber, total, isHandedOver: exportId !== null },
      lines: lines.get(id) ?? [],
    }));
  }
}
