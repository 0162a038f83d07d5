import {
  entryImportLimits,
  entryImportWork,
  type EntryImportUndone,
  type ImportKeptEntry,
} from '@jahrring/contracts-time';
import { AppError, Clock, Database, Work, type RequestContext, type WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryReader, EntryService } from '../entry';
import { EntryImportRepository } from './entry-import.repository';
import { ImportHistory, keptReason, toKept } from './import-history.service';

/** Takes an import back, entry by entry; what stays is told with its reason. */
@Injectable()
export class ImportUndoWork {
  constructor(
    private readonly db: Database,
    private readonly imports: EntryImportRepository,
    private readonly history: ImportHistory,
    private readonly service: EntryService,
    private readonly reader: EntryReader,
    private readonly clock: Clock,
  ) {}

  @Work(entryImportWork.undo)
  async undo(ctx: RequestContext, { runId }: { runId: string }, run: WorkRun): Promise<EntryImportUndone> {
    const { removable, kept } = await this.history.plan(ctx, runId);
    // Entries that were removed before a crash are no longer in the plan.
    await run.total(removable.length + run.done);
    for (const { id, version } of removable) {
      if (await this.removed(ctx, id, version, run)) continue;
      const late = await this.keptSince(ctx, id);
      if (late) kept.push(late);
      await run.step(undefined, undefined, { as: 'kept' });
    }
    await this.note(ctx, runId);
    const { removed = 0 } = run.tally;
    return { removed, kept: kept.length, entries: kept.slice(0, entryImportLimits.shownKept) };
  }

  private async removed(ctx: RequestContext, id: string, version: number, run: WorkRun): Promise<boolean> {
    try {
      await this.db.tx(ctx, async (tx) => {
        await this.service.remove(tx, id, version);
        await run.step(tx, undefined, { as: 'removed' });
      });
      return true;
    } catch (error) {
      // Confirmed, billed, locked or changed this moment: it stays.
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  /** Null where somebody else has removed it meanwhile. */
  private async keptSince(ctx: RequestContext, id: string): Promise<ImportKeptEntry | null> {
    const entry = await this.reader.get(ctx, id);
    return entry.deletedAt ? null : toKept(entry, keptReason(entry) ?? 'changed');
  }

  private async note(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const { version } = await this.imports.get(tx, id);
      await this.imports.update(tx, id, version, {
        undoneAt: this.clock.now(),
        undoneBy: ctx.membershipId,
      });
    });
  }
}
