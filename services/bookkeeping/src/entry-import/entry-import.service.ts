import { bookkeepingErrors, entryImportLimits } from '@jahrring/contracts-bookkeeping';
import type { EntryImportPlan, EntryImports, EntryImportView } from '@jahrring/contracts-bookkeeping';
import { AppError, Clock, Database } from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { JournalEntryRepository, LedgerService } from '../ledger';
import { LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import type { EntryImportEntity } from './entry-import.entity';
import { toEntryImportPlan, toEntryImportView } from './entry-import.mapper';
import { EntryImportPlanner } from './entry-import.planner';
import { EntryImportRepository } from './entry-import.repository';
import type { ImportedTransaction } from './imported-transaction';
import { totalOfAll } from './plan-entries';
import { readTransactionFile } from './read-transaction-file';
import { readTransactions } from './read-transactions';

const listed = 20;
const nothing = { transactions: [], problems: [] };

/**
 * Reads back what the accountant's program has: entries that were handed over are recognised, others are told, and those of the
 * accountant alone (depreciation, closing entries) are added to the books. They count as handed over; the same file twice adds nothing.
 */
@Injectable()
export class EntryImportService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly entries: JournalEntryRepository,
    private readonly imports: EntryImportRepository,
    private readonly planner: EntryImportPlanner,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  async list(ctx: RequestContext): Promise<EntryImports> {
    const draft = await this.imports.draft(ctx);
    const items = (await this.imports.latest(ctx, listed)).map(toEntryImportView);
    return { draft: draft && (await this.plan(ctx, draft)), items };
  }

  /** Looks at a file, in place of the one before. @throws ENTRY_IMPORT_UNREADABLE */
  async upload(ctx: RequestContext, upload: Upload): Promise<EntryImportPlan> {
    const rows = await readTransactionFile(upload);
    const { country, currency } = await this.licences.own(ctx);
    const { vatDue } = await this.settings.accounts(ctx);
    const { text } = serviceTexts.in(ctx.locale).entryImport;
    const content = readTransactions(rows, { country, currency, vatDue, text });
    const days = content.transactions.map(({ bookedOn }) => bookedOn).toSorted();
    const [firstDay, lastDay] = [days[0], days.at(-1)];
    if (firstDay === undefined || lastDay === undefined) {
      throw new AppError(bookkeepingErrors, 'ENTRY_IMPORT_UNREADABLE', {
        context: 'empty',
        line: 1,
        column: 0,
      });
    }
    const read = {
      ...{ fileName: upload.filename.slice(0, 255), firstDay, lastDay, content },
      transactions: content.transactions.length,
    };
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const draft = await this.imports.draft(tx);
      const kept = draft
        ? await this.imports.update(tx, draft.id, draft.version, read)
        : await this.imports.insert(tx, {
            ...{ ...read, state: 'draft', draft: 'draft', known: 0, added: 0, total: '0.00' },
            ...{ entryIds: [], committedAt: null },
          });
      return this.plan(tx, kept);
    });
  }

  /**
   * Adds the entries that the books do not have, all or none; what cannot be an entry is left out, as the plan tells.
   *
   * @throws ENTRY_IMPORT_STATE, ENTRY_IMPORT_EMPTY, ENTRY_IMPORT_TOO_MANY
   */
  commit(ctx: RequestContext, id: string, version: number): Promise<EntryImportView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const draft = await this.imports.get(tx, id);
      if (draft.state !== 'draft') throw new AppError(bookkeepingErrors, 'ENTRY_IMPORT_STATE');
      const { added, known } = await this.planner.plan(tx, draft);
      if (added.length === 0) throw new AppError(bookkeepingErrors, 'ENTRY_IMPORT_EMPTY');
      if (added.length > entryImportLimits.added) {
        throw new AppError(bookkeepingErrors, 'ENTRY_IMPORT_TOO_MANY', { max: entryImportLimits.added });
      }
      for (const one of added) await this.post(tx, one, id);
      const done = {
        ...{ state: 'done' as const, draft: null, content: nothing, committedAt: this.clock.now() },
        ...{ known, added: added.length, total: totalOfAll(added), entryIds: added.map((one) => one.id) },
      };
      return toEntryImportView(await this.imports.update(tx, id, version, done));
    });
  }

  /** Takes its entries back by counter-entries; a draft is thrown away. @throws ENTRY_IMPORT_STATE */
  undo(ctx: RequestContext, id: string): Promise<EntryImportView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const one = await this.imports.get(tx, id);
      if (one.state === 'undone') throw new AppError(bookkeepingErrors, 'ENTRY_IMPORT_STATE');
      const { undone: text } = serviceTexts.in(tx.locale).entryImport;
      for (const sourceId of one.entryIds) {
        const entry = await this.entries.ofSource(tx, 'import', sourceId);
        if (!entry) continue;
        const act = { source: 'import' as const, sourceId };
        const taken = { bookedOn: entry.bookedOn, text: `${text} ${entry.number}`, orNextOpenDay: true };
        const counter = await this.ledger.reverse(tx, act, taken);
        if (counter) await this.entries.markOne(tx, counter.id, id, this.clock.now());
      }
      const patch = { state: 'undone' as const, draft: null, content: nothing, entryIds: [] };
      return toEntryImportView(await this.imports.update(tx, id, one.version, patch));
    });
  }

  private async plan(ctx: RequestContext, draft: EntryImportEntity): Promise<EntryImportPlan> {
    return toEntryImportPlan(draft, await this.planner.plan(ctx, draft));
  }

  /** The accountant has it already: it does not wait to be handed over. */
  private async post(tx: RequestContext, transaction: ImportedTransaction, importId: string): Promise<void> {
    const { id: sourceId, bookedOn, documentNumber, text, lines } = transaction;
    const posting = { bookedOn, documentNumber, text, source: 'import' as const, sourceId, lines };
    const entry = await this.ledger.post(tx, posting);
    if (entry) await this.entries.markOne(tx, entry.id, importId, this.clock.now());
  }
}
