import type { AccountSheetQuery, JournalSource } from '@jahrring/contracts-bookkeeping';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { toCents } from '../value';
import { ClosedPeriodEntity } from './closed-period.entity';
import { JournalEntryEntity } from './journal-entry.entity';
import { JournalLineEntity } from './journal-line.entity';

export const journalColumns: ListColumns = {
  fields: {
    number: 'number',
    bookedOn: 'bookedOn',
    documentNumber: 'documentNumber',
    total: 'total',
    source: 'source',
    sourceId: 'sourceId',
    text: 'text',
    id: 'id',
    account: {
      ...{ sql: "''", kind: 'other' },
      anyOf: (list) =>
        `EXISTS (SELECT 1 FROM journal_lines l WHERE l.entry_id = journalEntry.id AND l.account IN ${list})`,
    },
  },
  search: ['text', 'documentNumber'],
};

/** Entries by what an export says of them. */
export interface Handed {
  entries: number;
  total: string;
  firstDay: string | null;
  lastDay: string | null;
}

@Injectable()
export class JournalEntryRepository extends LicensedRepository<JournalEntryEntity> {
  constructor(services: RepositoryServices) {
    super(services, JournalEntryEntity, {
      name: 'journalEntry',
      audit: false,
      softDelete: false,
      insertsSoon: true,
    });
  }

  /** The entry an act was posted with. */
  ofSource(ctx: RequestContext, source: JournalSource, sourceId: string): Promise<JournalEntryEntity | null> {
    return this.one(
      this.query(ctx).andWhere('journalEntry.source = :source AND journalEntry.sourceId = :sourceId', {
        source,
        sourceId,
      }),
    );
  }

  /** The entry that takes another one back. */
  reversalOf(ctx: RequestContext, id: string): Promise<JournalEntryEntity | null> {
    return this.one(this.query(ctx).andWhere('journalEntry.reversesId = :id', { id }));
  }

  /** The entries that take these back. */
  reversalsOf(ctx: RequestContext, ids: readonly string[]): Promise<JournalEntryEntity[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.many(this.query(ctx).andWhere('journalEntry.reversesId IN (:...ids)', { ids }));
  }

  /** The entries that acts of these sources were posted with. */
  ofSources(
    ctx: RequestContext,
    sources: readonly JournalSource[],
    sourceIds: readonly string[],
  ): Promise<JournalEntryEntity[]> {
    if (sourceIds.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx).andWhere(
        'journalEntry.source IN (:...sources) AND journalEntry.sourceId IN (:...sourceIds)',
        { sources, sourceIds },
      ),
    );
  }

  /** Entries until a day that were not handed over: how many, what they come to, and their days. */
  async waiting(ctx: RequestContext, to?: string): Promise<Handed> {
    const query = this.query(ctx).andWhere('journalEntry.exportId IS NULL');
    if (to !== undefined) query.andWhere('journalEntry.bookedOn <= :to', { to });
    return this.handed(query);
  }

  /** The same of those of an export. */
  inExport(ctx: RequestContext, exportId: string): Promise<Handed> {
    return this.handed(this.query(ctx).andWhere('journalEntry.exportId = :exportId', { exportId }));
  }

  /** Ids of an export's entries, in their order. */
  async idsOfExport(ctx: RequestContext, exportId: string): Promise<string[]> {
    const rows = await this.query(ctx)
      .select('journalEntry.id', 'id')
      .andWhere('journalEntry.exportId = :exportId', { exportId })
      .orderBy('journalEntry.number', 'ASC')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /** Marks what waits until a day as handed over. */
  async mark(tx: RequestContext, exportId: string, to: string, at: Date): Promise<void> {
    await this.db
      .writing(tx)
      .createQueryBuilder()
      .update(JournalEntryEntity)
      .set({ exportId, exportedAt: at })
      .where('licence_id = :licenceId AND export_id IS NULL AND booked_on <= :to', {
        ...{ licenceId: tx.licenceId, to },
      })
      .execute();
  }

  /** Marks one entry as in the hands of the accountant: it came from there. */
  async markOne(tx: RequestContext, id: string, exportId: string, at: Date): Promise<void> {
    await this.db
      .writing(tx)
      .createQueryBuilder()
      .update(JournalEntryEntity)
      .set({ exportId, exportedAt: at })
      .where('licence_id = :licenceId AND id = :id', { licenceId: tx.licenceId, id })
      .execute();
  }

  /** Takes the mark of an export's entries away. */
  async unmark(tx: RequestContext, exportId: string): Promise<void> {
    await this.db
      .writing(tx)
      .createQueryBuilder()
      .update(JournalEntryEntity)
      .set({ exportId: null, exportedAt: null })
      .where('licence_id = :licenceId AND export_id = :exportId', { licenceId: tx.licenceId, exportId })
      .execute();
  }

  private async handed(query: SelectQueryBuilder<JournalEntryEntity>): Promise<Handed> {
    const row = await query
      .select('COUNT(*)', 'entries')
      .addSelect('COALESCE(ROUND(SUM(journalEntry.total), 2), 0)', 'total')
      .addSelect('MIN(journalEntry.bookedOn)', 'firstDay')
      .addSelect('MAX(journalEntry.bookedOn)', 'lastDay')
      .getRawOne<{
        entries: number | string;
        total: number | string;
        firstDay: string | null;
        lastDay: string | null;
      }>();
    const { entries = 0, total = 0, firstDay = null, lastDay = null } = row ?? {};
    return { entries: Number(entries), total: Number(total).toFixed(2), firstDay, lastDay };
  }

  /** The entries of the days from … to, both included, in their order. */
  ofDays(ctx: RequestContext, from: string, to: string): Promise<JournalEntryEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('journalEntry.bookedOn >= :from AND journalEntry.bookedOn <= :to', { from, to })
        .orderBy('journalEntry.number', 'ASC'),
    );
  }

  /** The entries of the days from … to, both included, that have one of the sources; in their order. */
  between(
    ctx: RequestContext,
    { from, to, sources }: { from: string; to: string; sources: readonly JournalSource[] },
  ): Promise<JournalEntryEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('journalEntry.bookedOn >= :from AND journalEntry.bookedOn <= :to', { from, to })
        .andWhere('journalEntry.source IN (:...sources)', { sources })
        .orderBy('journalEntry.number', 'ASC'),
    );
  }
}

@Injectable()
export class JournalLineRepository extends LicensedRepository<JournalLineEntity> {
  constructor(services: RepositoryServices) {
    super(services, JournalLineEntity, {
      name: 'journalLine',
      audit: false,
      softDelete: false,
      insertsSoon: true,
    });
  }

  /** Lines of the entries, by entry, in their order. */
  async ofEntries(
    ctx: RequestContext,
    entryIds: readonly string[],
  ): Promise<Map<string, JournalLineEntity[]>> {
    const lines = new Map<string, JournalLineEntity[]>(entryIds.map((id) => [id, []]));
    if (entryIds.length === 0) return lines;
    const found = await this.many(
      this.query(ctx)
        .andWhere('journalLine.entryId IN (:...entryIds)', { entryIds })
        .orderBy('journalLine.position', 'ASC'),
    );
    for (const line of found) lines.get(line.entryId)?.push(line);
    return lines;
  }

  /** Lines of the days from … to, both included, oldest first; of one account, or of those with VAT only where asked so. */
  between(
    ctx: RequestContext,
    { from, to, account, vat }: { from?: string; to?: string; account?: string; vat?: boolean },
  ): Promise<JournalLineEntity[]> {
    const query = this.query(ctx);
    if (from !== undefined) query.andWhere('journalLine.bookedOn >= :from', { from });
    if (to !== undefined) query.andWhere('journalLine.bookedOn <= :to', { to });
    if (account !== undefined) query.andWhere('journalLine.account = :account', { account });
    if (vat) query.andWhere('journalLine.vatSide IS NOT NULL');
    return this.many(inOrder(query));
  }

  /** Lines of a sheet of an account: a page of them, and what those before it come to (debit less credit), in hundredths. */
  async sheetPage(
    ctx: RequestContext,
    { account, from, on, page, pageSize }: AccountSheetQuery & { account: string },
  ): Promise<{ lines: JournalLineEntity[]; before: bigint; total: number }> {
    const query = this.query(ctx).andWhere('journalLine.account = :account', { account });
    if (from !== undefined) query.andWhere('journalLine.bookedOn >= :from', { from });
    if (on !== undefined) query.andWhere('journalLine.bookedOn <= :on', { on });
    if (pageSize === 'all') {
      const lines = await this.many(inOrder(query));
      return { lines, before: 0n, total: lines.length };
    }
    const total = await query.clone().getCount();
    const offset = (page - 1) * pageSize;
    const earlier =
      offset === 0
        ? []
        : await inOrder(query.clone())
            .select('journalLine.debit', 'debit')
            .addSelect('journalLine.credit', 'credit')
            .limit(offset)
            .getRawMany<{ debit: string | number; credit: string | number }>();
    const cents = (amount: string | number) => toCents(Number(amount).toFixed(2));
    const before = earlier.reduce((sum, { debit, credit }) => sum + cents(debit) - cents(credit), 0n);
    return { lines: await this.many(inOrder(query).limit(pageSize).offset(offset)), before, total };
  }

  /** Sums of each account over the days from … to, both included. */
  async sums(
    ctx: RequestContext,
    { from, to }: { from?: string | undefined; to?: string | undefined },
  ): Promise<{ account: string; debit: string; credit: string }[]> {
    const query = this.query(ctx)
      .select('journalLine.account', 'account')
      .addSelect('ROUND(SUM(journalLine.debit), 2)', 'debit')
      .addSelect('ROUND(SUM(journalLine.credit), 2)', 'credit');
    if (from !== undefined) query.andWhere('journalLine.bookedOn >= :from', { from });
    if (to !== undefined) query.andWhere('journalLine.bookedOn <= :to', { to });
    const rows = await query
      .groupBy('journalLine.account')
      .orderBy('journalLine.account', 'ASC')
      .getRawMany<{ account: string; debit: string | number; credit: string | number }>();
    return rows.map(({ account, debit, credit }) => ({
      account,
      debit: Number(debit).toFixed(2),
      credit: Number(credit).toFixed(2),
    }));
  }
}

/** Lines as they stand in the journal. */
function inOrder(query: SelectQueryBuilder<JournalLineEntity>): SelectQueryBuilder<JournalLineEntity> {
  return query
    .orderBy('journalLine.bookedOn', 'ASC')
    .addOrderBy('journalLine.createdAt', 'ASC')
    .addOrderBy('journalLine.entryId', 'ASC')
    .addOrderBy('journalLine.position', 'ASC');
}

@Injectable()
export class ClosedPeriodRepository extends LicensedRepository<ClosedPeriodEntity> {
  constructor(services: RepositoryServices) {
    super(services, ClosedPeriodEntity, { name: 'closedPeriod', softDelete: false });
  }

  /** All that were ever closed, the newest first. */
  all(ctx: RequestContext): Promise<ClosedPeriodEntity[]> {
    return this.many(this.query(ctx).orderBy('closedPeriod.fromDay', 'DESC'));
  }

  /** Those still closed that share a day with from … to. */
  closedWithin(ctx: RequestContext, from: string, to: string): Promise<ClosedPeriodEntity[]> {
    return this.many(
      this.query(ctx).andWhere(
        'closedPeriod.reopenedAt IS NULL AND closedPeriod.fromDay <= :to AND closedPeriod.toDay >= :from',
        { from, to },
      ),
    );
  }
}
