import type { JournalSource } from '@jahrring/contracts-bookkeeping';
import { Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { negated } from '../value';
import type { JournalEntryEntity } from './journal-entry.entity';
import type { JournalLineEntity } from './journal-line.entity';
import { LedgerCounter } from './ledger-counter';
import { JournalEntryRepository, JournalLineRepository } from './ledger.repositories';
import { PeriodService } from './period.service';
import { linesWorthPosting, sidesOf } from './posting';
import type { Posting, PostingLine } from './posting';

/**
 * Writes the journal. How an act is booked:
 *
 * ```ts
 * await this.db.tx(ctx, async (tx) => {
 *   await this.ledger.lock(tx); // first of all: one of a licence books at a time
 *   …the act's own rows…
 *   await this.ledger.post(tx, { bookedOn, text, source: 'payment', sourceId: payment.id, lines });
 * });
 * ```
 *
 * Entries are never changed or deleted; `reverse` writes a counter-entry.
 */
@Injectable()
export class LedgerService {
  constructor(
    private readonly db: Database,
    private readonly counter: LedgerCounter,
    private readonly periods: PeriodService,
    private readonly entries: JournalEntryRepository,
    private readonly lines: JournalLineRepository,
  ) {}

  /** Waits until nobody else of the licence books; until the transaction ends. */
  lock(tx: RequestContext): Promise<void> {
    return this.counter.lock(tx);
  }

  /** A number that is another one once anything was written to the books. */
  changes(ctx: RequestContext): Promise<number> {
    return this.counter.changes(ctx);
  }

  /**
   * Posts an act and returns its entry, or the one it was posted with before; null where it has no amount at all.
   *
   * @throws LEDGER_PERIOD_CLOSED
   * @throws Error where debits and credits differ: a fault of the caller, nothing is written
   */
  post(ctx: RequestContext, posting: Posting): Promise<JournalEntryEntity | null> {
    return this.db.tx(ctx, async (tx) => {
      const known = await this.entries.ofSource(tx, posting.source, posting.sourceId);
      if (known) return known;
      const lines = linesWorthPosting(posting.lines);
      if (lines.length === 0) return null;
      const { debit, credit } = sidesOf(lines);
      if (debit !== credit) throw new Error(`${posting.source}: debit ${debit} is not credit ${credit}`);
      const bookedOn = await this.bookingDay(tx, posting);
      return this.write(tx, { ...posting, bookedOn, lines }, { total: debit, totalCredit: credit });
    });
  }

  /**
   * Takes the entry of an act back by a counter-entry on a day; null where it was never posted. The same one twice is one.
   *
   * @throws LEDGER_PERIOD_CLOSED
   */
  reverse(
    ctx: RequestContext,
    act: { source: JournalSource; sourceId: string },
    { bookedOn, text, orNextOpenDay = false }: { bookedOn: string; text: string; orNextOpenDay?: boolean },
  ): Promise<JournalEntryEntity | null> {
    return this.db.tx(ctx, async (tx) => {
      const entry = await this.entries.ofSource(tx, act.source, act.sourceId);
      if (!entry) return null;
      return this.post(tx, {
        ...{ bookedOn, text, orNextOpenDay, source: 'reversal', sourceId: entry.id, reversesId: entry.id },
        ...{ documentNumber: entry.documentNumber, documentDate: entry.documentDate },
        lines: await this.counterLines(tx, act),
      });
    });
  }

  /** The lines that an act was posted with, the other way round; none where it was never posted. */
  async counterLines(
    ctx: RequestContext,
    act: { source: JournalSource; sourceId: string },
  ): Promise<PostingLine[]> {
    const entry = await this.entries.ofSource(ctx, act.source, act.sourceId);
    if (!entry) return [];
    return ((await this.lines.ofEntries(ctx, [entry.id])).get(entry.id) ?? []).map(toCounterLine);
  }

  /** The day an act would be posted on; under the lock it is the one `post` takes. @throws LEDGER_PERIOD_CLOSED */
  async bookingDay(
    tx: RequestContext,
    { bookedOn, orNextOpenDay = false }: Pick<Posting, 'bookedOn' | 'orNextOpenDay'>,
  ): Promise<string> {
    await this.counter.lock(tx);
    if (orNextOpenDay) return this.periods.nextOpenDay(tx, bookedOn);
    await this.periods.check(tx, bookedOn);
    return bookedOn;
  }

  private async write(
    tx: RequestContext,
    posting: Posting,
    sums: { total: string; totalCredit: string },
  ): Promise<JournalEntryEntity> {
    const { bookedOn, documentDate = null, text, documentNumber = null, source, sourceId } = posting;
    const entry = await this.entries.insert(tx, {
      ...{ number: await this.counter.next(tx), bookedOn, documentDate, text, documentNumber },
      ...{
        source,
        sourceId,
        reversesId: posting.reversesId ?? null,
        ...sums,
        exportedAt: null,
        exportId: null,
      },
    });
    await this.lines.insertMany(
      tx,
      posting.lines.map((line, position) => ({ ...toRow(line), entryId: entry.id, position, bookedOn })),
    );
    return entry;
  }
}

function toRow({ account, amount, foreign, vat, ...line }: PostingLine) {
  const isCredit = amount.startsWith('-');
  return {
    ...{ account, debit: isCredit ? '0.00' : amount, credit: isCredit ? negated(amount) : '0.00' },
    ...{ currency: foreign?.currency ?? null, foreignAmount: foreign?.amount ?? null },
    ...{ vatSide: vat?.side ?? null, vatKey: vat?.key ?? null, vatRate: vat?.rate ?? null },
    ...{ vatBase: vat?.base ?? null, costCentre: line.costCentre ?? null },
    ...{ projectId: line.projectId ?? null, addressId: line.addressId ?? null },
  };
}

function toCounterLine(line: JournalLineEntity): PostingLine {
  const { account, debit, credit, currency, foreignAmount, vatSide, vatKey, vatRate, vatBase } = line;
  const vat =
    vatSide && vatKey && vatRate && vatBase
      ? { side: vatSide, key: vatKey, rate: vatRate, base: negated(vatBase) }
      : undefined;
  return {
    ...{ account, amount: Number(credit) === 0 ? negated(debit) : credit, vat },
    foreign: currency && foreignAmount ? { currency, amount: negated(foreignAmount) } : undefined,
    ...{ costCentre: line.costCentre, projectId: line.projectId, addressId: line.addressId },
  };
}
