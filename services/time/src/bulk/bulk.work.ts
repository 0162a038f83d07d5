import { newId } from '@jahrring/contracts-common';
import {
  bulkLimits,
  bulkWork,
  type BulkChange,
  type BulkKeptEntry,
  type BulkKeptReason,
  type BulkResult,
  type EntryView,
} from '@jahrring/contracts-time';
import { Database, Work, type RequestContext, type WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryReader, EntryService } from '../entry';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { bulkFields, type BulkValues } from './bulk-line.entity';
import { BulkLineRepository } from './bulk-line.repository';
import { bulkReason, reasonOfError, toKept } from './bulk-reason';
import type { BulkRunInput } from './bulk.service';

/** Changes the entries one by one, each by its own rules; what stays is told with its reason. */
@Injectable()
export class BulkChangeWork {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRepository,
    private readonly service: EntryService,
    private readonly reader: EntryReader,
    private readonly lines: BulkLineRepository,
  ) {}

  @Work(bulkWork.run)
  async run(ctx: RequestContext, input: BulkRunInput, run: WorkRun): Promise<BulkResult> {
    await run.total(input.ids.length);
    // Steps done before a crash were counted in their own transactions.
    for (const id of input.ids.slice(run.done)) await this.step(ctx, id, input.change, run);
    const { changed = 0, kept = 0 } = run.tally;
    const late = run.entries as BulkKeptEntry[];
    const entries = [...input.entries, ...late].slice(0, bulkLimits.shownKept);
    return { changed, kept: input.kept + kept, entries };
  }

  private async step(ctx: RequestContext, id: string, change: BulkChange, run: WorkRun): Promise<void> {
    const entry = await this.entries.find(ctx, id);
    if (!entry) return run.step(undefined, undefined, { as: 'kept' });
    const view = (await this.reader.mapper(ctx)).toView(entry);
    const reason = bulkReason(view, change) ?? (await this.changed(ctx, entry, change, run));
    if (reason === null) return;
    const named = run.entries.length < bulkLimits.shownKept ? toKept(view, reason) : undefined;
    await run.step(undefined, named, { as: 'kept' });
  }

  /** Null where it was changed, otherwise why not. */
  private async changed(
    ctx: RequestContext,
    entry: EntryEntity,
    change: BulkChange,
    run: WorkRun,
  ): Promise<BulkKeptReason | null> {
    try {
      await this.db.tx(ctx, async (tx) => {
        const entryVersion = await this.write(tx, entry, change);
        const before = change.action === 'delete' ? null : valuesOf(entry);
        await this.lines.insert(tx, { id: newId(), runId: run.id, entryId: entry.id, entryVersion, before });
        await run.step(tx, undefined, { as: 'changed' });
      });
      return null;
    } catch (error) {
      return reasonOfError(error);
    }
  }

  /** The version it has afterwards. */
  private async write(ctx: RequestContext, entry: EntryEntity, change: BulkChange): Promise<number> {
    const { id, version } = entry;
    if (change.action === 'delete') {
      await this.service.remove(ctx, id, version);
      return version + 1;
    }
    const { projectId, activityId, billable } = change;
    const patch = {
      ...(projectId === undefined ? {} : { projectId }),
      ...(activityId === undefined || entry.kind !== 'hours' ? {} : { activityId }),
      ...(billable === undefined ? {} : { billable }),
    };
    const changed: EntryView = await this.service.update(ctx, id, version, patch);
    return changed.version;
  }
}

function valuesOf(entry: EntryEntity): BulkValues {
  return Object.fromEntries(bulkFields.map((field) => [field, entry[field]])) as unknown as BulkValues;
}
