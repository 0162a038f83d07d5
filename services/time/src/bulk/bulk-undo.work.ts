import {
  bulkLimits,
  bulkWork,
  entryChanged,
  type BulkKeptEntry,
  type BulkKeptReason,
  type BulkResult,
} from '@jahrring/contracts-time';
import {
  commonError,
  Database,
  Outbox,
  Work,
  type RequestContext,
  type WorkRun,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryAccess, EntryReader, EntryService, toEntryChanged } from '../entry';
import { EntryRepository } from '../entry-record';
import { EmployeeRefRepository } from '../reference';
import { SignoffRepository } from '../signoff';
import { SurchargeService } from '../surcharge';
import type { BulkLineEntity, BulkValues } from './bulk-line.entity';
import { BulkLineRepository } from './bulk-line.repository';
import { reasonOfError, toKept } from './bulk-reason';

/** Sets entries that were changed together back to what they were, prices included; what was changed since stays. */
@Injectable()
export class BulkUndoWork {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRepository,
    private readonly service: EntryService,
    private readonly reader: EntryReader,
    private readonly access: EntryAccess,
    private readonly employees: EmployeeRefRepository,
    private readonly signoffs: SignoffRepository,
    private readonly surcharges: SurchargeService,
    private readonly lines: BulkLineRepository,
    private readonly outbox: Outbox,
  ) {}

  @Work(bulkWork.undo)
  async undo(ctx: RequestContext, { runId }: { runId: string }, run: WorkRun): Promise<BulkResult> {
    const lines = await this.lines.ofRun(ctx, runId);
    // Lines that are already processed no longer exist.
    await run.total(lines.length + run.done);
    for (const line of lines) {
      const reason = await this.reverted(ctx, line, run);
      if (reason !== null) await this.keep(ctx, line, reason, run);
    }
    const { changed = 0, kept = 0 } = run.tally;
    return { changed, kept, entries: run.entries as BulkKeptEntry[] };
  }

  /** Null where it is what it was, otherwise why not. */
  private async reverted(
    ctx: RequestContext,
    line: BulkLineEntity,
    run: WorkRun,
  ): Promise<BulkKeptReason | null> {
    try {
      await this.db.tx(ctx, async (tx) => {
        if (line.before) await this.setBack(tx, line, line.before);
        else await this.service.restore(tx, line.entryId);
        await this.lines.remove(tx, line.id, line.version);
        await run.step(tx, undefined, { as: 'changed' });
      });
      return null;
    } catch (error) {
      return reasonOfError(error);
    }
  }

  /** No rule is asked about the old project again: it may have been closed since, and the entry was on it. */
  private async setBack(
    ctx: RequestContext,
    { entryId, entryVersion }: BulkLineEntity,
    before: BulkValues,
  ): Promise<void> {
    const { employeeId } = await this.entries.get(ctx.withoutTransaction(), entryId);
    await this.employees.lock(ctx, employeeId);
    const present = await this.entries.get(ctx, entryId);
    if (present.version !== entryVersion) throw commonError('VERSION_MISMATCH');
    await this.access.requireChange(ctx, present, 'update');
    const entry = await this.entries.update(ctx, entryId, entryVersion, { ...before });
    await this.signoffs.reopen(ctx, employeeId, entry.workDate);
    await this.surcharges.follow(ctx, entry);
    await this.outbox.add(ctx, entryChanged, toEntryChanged(entry));
  }

  private async keep(
    ctx: RequestContext,
    line: BulkLineEntity,
    reason: BulkKeptReason,
    run: WorkRun,
  ): Promise<void> {
    const entry = await this.entries.find(ctx, line.entryId, { deleted: 'include' });
    const shown = entry && run.entries.length < bulkLimits.shownKept;
    const named = shown ? toKept((await this.reader.mapper(ctx)).toView(entry), reason) : undefined;
    await this.db.tx(ctx, async (tx) => {
      await this.lines.remove(tx, line.id, line.version);
      await run.step(tx, named, { as: 'kept' });
    });
  }
}
