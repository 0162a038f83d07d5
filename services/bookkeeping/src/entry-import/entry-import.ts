import { entryImportLimits } from '@jahrring/contracts-bookkeeping';
import type { EntryImportSettings } from '@jahrring/contracts-bookkeeping';
import { importErrors, type ImportRowError } from '@jahrring/contracts-common/imports';
import { AppError, Clock, groupBy } from '@jahrring/service-kit';
import type {
  ImportDefinition,
  ImportedRecord,
  ImportFile,
  PlannedRow,
  RequestContext,
  RowPlan,
  RowsToPlan,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { JournalEntryRepository, LedgerService } from '../ledger';
import { toCents } from '../value';
import { LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { EntryImportEntity, EntryImportRowEntity, type ImportedEntry } from './entry-import.entity';
import { EntryImportPlanner } from './entry-import.planner';
import { readRowOf, toKeptRows, type EntryProblem, type ImportedTransaction } from './imported-transaction';
import { totalOf } from './plan-entries';
import { readTransactionFile } from './read-transaction-file';
import { readTransactions } from './read-transactions';

type Portion = RowsToPlan<EntryImportSettings, ImportedEntry>;

/** Entries are never changed. */
const version = 1;

/**
 * Reads back what the accountant's program has: entries that were handed over are recognised, others are told, and those of the
 * accountant alone (depreciation, closing entries) are added to the books. They count as handed over; the same file twice adds nothing.
 */
@Injectable()
export class EntryImport implements ImportDefinition<EntryImportSettings, ImportedEntry, ImportedRecord> {
  readonly kind = 'bookkeeping.entry-import';
  readonly tables = { run: EntryImportEntity, row: EntryImportRowEntity };
  readonly auditAs = 'entryImport';
  /** The file is compared as a whole, and its entries are added in one transaction: all or none. */
  readonly rowsPerStep = entryImportLimits.rows + 1;

  constructor(
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly entries: JournalEntryRepository,
    private readonly planner: EntryImportPlanner,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  async read(ctx: RequestContext, bytes: Uint8Array): Promise<ImportFile> {
    const { first, rows, settings } = await readTransactionFile(bytes);
    const { country, currency } = await this.licences.own(ctx);
    const { vatDue } = await this.settings.accounts(ctx);
    const { text } = serviceTexts.in(ctx.locale).entryImport;
    const kept = toKeptRows(readTransactions(rows, { country, currency, vatDue, text }));
    if (kept.length === 0) throw new AppError(importErrors, 'IMPORT_EMPTY');
    return { encoding: null, delimiter: null, columns: [], first, rows: kept, settings };
  }

  /** Files without columns have their settings from `read`. */
  propose(): EntryImportSettings {
    return { mapping: [], hasTitles: true, titles: [] };
  }

  describe({ cells }: EntryImportRowEntity) {
    const { transaction } = readRowOf(cells);
    if (!transaction)
      return { bookedOn: null, documentNumber: null, text: '', debit: [], credit: [], amount: null };
    const { bookedOn, documentNumber, text } = transaction;
    return {
      ...{ bookedOn, documentNumber, text, amount: totalOf(transaction) },
      ...{ debit: accountsOf(transaction, 1n), credit: accountsOf(transaction, -1n) },
    };
  }

  async plan(
    ctx: RequestContext,
    { run, rows }: Portion,
  ): Promise<PlannedRow<ImportedEntry, ImportedRecord>[]> {
    await this.ledger.lock(ctx);
    const read = rows.map((row) => ({ row, ...readRowOf(row.cells) }));
    const planned = await this.planner.plan(
      ctx,
      read.flatMap(({ transaction }) => transaction ?? []),
    );
    const places = new Map(planned.added.map((transaction, place) => [transaction, place]));
    const refused = groupBy(planned.problems, ({ line }) => String(line));
    return read.map(({ row, transaction, problems }) => {
      const place = transaction === null ? undefined : places.get(transaction);
      const all = [...problems, ...(refused.get(String(row.line)) ?? []), ...tooMany(transaction, place)];
      const plan: RowPlan<ImportedEntry> = {
        outcome: all.length > 0 ? 'error' : place === undefined ? 'skip' : 'create',
        values: place === undefined || transaction === null ? {} : { ...transaction, importId: run.id },
        changes: {},
        errors: all.map((problem) => placed(problem, run.settings)),
      };
      return { row: { ...row, outcome: plan.outcome, plan }, plan };
    });
  }

  async create(ctx: RequestContext, values: readonly ImportedEntry[]): Promise<ImportedRecord[]> {
    const written: ImportedRecord[] = [];
    for (const { id: sourceId, importId, bookedOn, documentNumber, text, lines } of values) {
      const posting = { bookedOn, documentNumber, text, source: 'import' as const, sourceId, lines };
      const entry = await this.ledger.post(ctx, posting);
      // The accountant has it already: it does not wait to be handed over.
      if (entry) await this.entries.markOne(ctx, entry.id, importId, this.clock.now());
      written.push({ id: entry?.id ?? sourceId, version });
    }
    return written;
  }

  async find(ctx: RequestContext, ids: readonly string[]): Promise<ImportedRecord[]> {
    return (await this.entries.getMany(ctx, ids)).map(({ id }) => ({ id, version }));
  }

  /** By a counter-entry, which the accountant has as well. */
  async revert(ctx: RequestContext, { id }: ImportedRecord): Promise<void> {
    await this.ledger.lock(ctx);
    const { number, bookedOn, sourceId, exportId } = await this.entries.get(ctx, id);
    const { undone: text } = serviceTexts.in(ctx.locale).entryImport;
    const taken = { bookedOn, text: `${text} ${number}`, orNextOpenDay: true };
    const counter = await this.ledger.reverse(ctx, { source: 'import', sourceId }, taken);
    if (counter && exportId) await this.entries.markOne(ctx, counter.id, exportId, this.clock.now());
  }
}

function accountsOf({ lines }: ImportedTransaction, sign: bigint): string[] {
  const side = lines.filter(({ amount }) => toCents(amount) * sign > 0n);
  return [...new Set(side.map(({ account }) => account))];
}

/** Returns a problem if an entry exceeds what one transaction may write: it waits for the same file once again. */
function tooMany(transaction: ImportedTransaction | null, place = 0): EntryProblem[] {
  const { added: max } = entryImportLimits;
  if (!transaction || place < max) return [];
  return [{ line: transaction.line, field: 'bookedOn', code: 'tooMany', value: String(max) }];
}

function placed(
  { line, field, code, value }: EntryProblem,
  { mapping, titles }: EntryImportSettings,
): ImportRowError {
  const column = Math.max(mapping.indexOf(field), 0);
  const key = `bookkeeping:entryImport.problem.${code}`;
  return {
    ...{ line, column: column + 1, header: titles[column] ?? '' },
    field,
    code,
    key,
    params: { value },
  };
}
