import type {
  AccountSheet,
  AccountSheetQuery,
  JournalEntryView,
  JournalLineView,
  TrialBalance,
  TrialBalanceQuery,
} from '@jahrring/contracts-bookkeeping';
import { addDays, type ListQuery } from '@jahrring/contracts-common';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { fromCents, sumOf, toCents } from '../value';
import { AccountRefRepository } from '../reference';
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
    const sums = new Map((await this.lines.sums(ctx, { from, to })).map((sum) => [sum.account, sum]));
    const carried = await this.carried(ctx, from);
    const numbers = [...new Set([...sums.keys(), ...carried.keys()])].sort();
    const titles = await this.titles(ctx, numbers);
    const items = numbers.flatMap((account) => {
      const { debit, credit } = sums.get(account) ?? { debit: '0.00', credit: '0.00' };
      const before = carried.get(account) ?? 0n;
      const after = before + toCents(debit) - toCents(credit);
      if (!sums.has(account) && after === 0n) return [];
      const opening = fromCents(before);
      return [
        { account, title: titles.get(account) ?? null, opening, debit, credit, balance: fromCents(after) },
      ];
    });
    const debit = sumOf(items.map((item) => item.debit));
    return { items, debit, credit: sumOf(items.map((item) => item.credit)) };
  }

  /** A page of an account's lines, each with the balance after it. */
  async sheet(ctx: RequestContext, account: string, query: AccountSheetQuery): Promise<AccountSheet> {
    const opening = (await this.carried(ctx, query.from)).get(account) ?? 0n;
    const { lines, before, total } = await this.lines.sheetPage(ctx, { ...query, account });
    const entries = await this.entries.getMany(ctx, [...new Set(lines.map(({ entryId }) => entryId))]);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    let balance = opening + before;
    const carried = fromCents(balance);
    const items = lines.map((line) => {
      balance += toCents(line.debit) - toCents(line.credit);
      return { ...toSheetLine(line, byId.get(line.entryId)), balance: fromCents(balance) };
    });
    const title = (await this.titles(ctx, [account])).get(account) ?? null;
    const closing = await this.balanceOf(ctx, [account], query.on);
    return { account, title, opening: fromCents(opening), carried, items, total, closing };
  }

  /** Balances before a day in hundredths, by account. */
  private async carried(ctx: RequestContext, from: string | undefined): Promise<Map<string, bigint>> {
    const sums = from === undefined ? [] : await this.lines.sums(ctx, { to: addDays(from, -1) });
    return new Map(sums.map(({ account, debit, credit }) => [account, toCents(debit) - toCents(credit)]));
  }

  /** Balance of accounts together at the end of a day; of all there is where none is told. */
  async balanceOf(ctx: RequestContext, accounts: readonly string[], to: string | undefined): Promise<string> {
    const sums = (await this.lines.sums(ctx, { to })).filter(({ account }) => accounts.includes(account));
    return fromCents(sums.reduce((sum, { debit, credit }) => sum + toCents(debit) - toCents(credit), 0n));
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

function toSheetLine(line: JournalLineEntity, entry: JournalEntryEntity | undefined) {
  return {
    ...toLineView(line),
    ...{ entryId: line.entryId, number: entry?.number ?? 0, bookedOn: line.bookedOn },
    ...{ text: entry?.text ?? '', documentNumber: entry?.documentNumber ?? null },
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
