import type {
  AccountSheet,
  JournalEntryView,
  JournalLineView,
  TrialBalance,
  TrialBalanceQuery,
} from '@jahrring/contracts-bookkeeping';
import { addDays, type ListQuery } from '@jahrring/contracts-common';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { fromCents, sumOf, toCents } from '../money';
import { AccountRefRepository } from '../ref';
import type { JournalEntryEntity } from './journal-entry.entity';
import type { JournalLineEntity } from './journal-line.entity';
import { journalColumns, JournalEntryRepository, JournalLineRepository } from './ledger.repositories';

/** Journal, balances and sheets of accounts, as they stand on any day. */
@Injectable()
export class LedgerReader {
  constructor(
    private readonly entries: JournalEntryRepository,
    private readonly lines: JournalLineRepository,
    private readonly accounts: AccountRefRepository,
  ) {}

  journal(ctx: RequestContext, query: ListQuery): Promise<ListResult<JournalEntryView>> {
    return this.entries.listViews(ctx, query, journalColumns, async (some) => {
      const lines = await this.lines.ofEntries(
        ctx,
        some.map(({ id }) => id),
      );
      return some.map((entry) => toEntryView(entry, lines.get(entry.id) ?? []));
    });
  }

  async trialBalance(ctx: RequestContext, { from, on: to }: TrialBalanceQuery): Promise<TrialBalance> {
    const sums = await this.lines.sums(ctx, { from, to });
    const titles = await this.titles(
      ctx,
      sums.map(({ account }) => account),
    );
    const items = sums.map((sum) => ({
      ...{ ...sum, title: titles.get(sum.account) ?? null },
      balance: fromCents(toCents(sum.debit) - toCents(sum.credit)),
    }));
    const debit = sumOf(items.map((item) => item.debit));
    return { items, debit, credit: sumOf(items.map((item) => item.credit)) };
  }

  async sheet(
    ctx: RequestContext,
    account: string,
    { from, on: to }: TrialBalanceQuery,
  ): Promise<AccountSheet> {
    const before = from === undefined ? [] : await this.lines.sums(ctx, { to: addDays(from, -1) });
    const carried = before.find((sum) => sum.account === account);
    const opening = toCents(carried?.debit ?? '0') - toCents(carried?.credit ?? '0');
    const span = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const lines = await this.lines.between(ctx, { account, ...span });
    const entries = await this.entries.getMany(ctx, [...new Set(lines.map(({ entryId }) => entryId))]);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    let balance = opening;
    const items = lines.map((line) => {
      const entry = byId.get(line.entryId);
      balance += toCents(line.debit) - toCents(line.credit);
      return {
        ...toLineView(line),
        ...{ entryId: line.entryId, number: entry?.number ?? 0, bookedOn: line.bookedOn },
        ...{ text: entry?.text ?? '', documentNumber: entry?.documentNumber ?? null },
        balance: fromCents(balance),
      };
    });
    const title = (await this.titles(ctx, [account])).get(account) ?? null;
    return { account, title, opening: fromCents(opening), items, closing: fromCents(balance) };
  }

  private async titles(ctx: RequestContext, numbers: readonly string[]): Promise<Map<string, string>> {
    const found = await this.accounts.ofNumbers(ctx, numbers);
    return new Map(found.map(({ number, title }) => [number, title]));
  }
}

function toEntryView(entry: JournalEntryEntity, lines: readonly JournalLineEntity[]): JournalEntryView {
  const { id, number, bookedOn, documentDate, text, documentNumber, source, sourceId } = entry;
  const { reversesId, total, createdAt } = entry;
  return {
    ...{ id, number, bookedOn, documentDate, text, documentNumber, source, sourceId, reversesId, total },
    ...{ createdAt: createdAt.toISOString(), lines: lines.map(toLineView) },
  };
}

function toLineView(line: JournalLineEntity): JournalLineView {
  const { account, debit, credit, currency, foreignAmount, vatSide, vatKey, vatRate, vatBase } = line;
  const { costCentre, projectId, addressId } = line;
  return {
    ...{ account, debit, credit, currency, foreignAmount, vatSide, vatKey, vatRate, vatBase },
    ...{ costCentre, projectId, addressId },
  };
}
