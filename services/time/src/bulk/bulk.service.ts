import type { WorkView } from '@jahrring/contracts-common';
import {
  bulkWork,
  type BulkChange,
  type BulkKeptEntry,
  type BulkResult,
  type PreviewBulk,
  type StartBulk,
} from '@jahrring/contracts-time';
import { LongWork, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { BulkLineRepository } from './bulk-line.repository';
import { BulkPlan } from './bulk-plan';

/** Input of the long work; the entries are those that were counted. */
export interface BulkRunInput {
  ids: string[];
  change: BulkChange;
  /** Of those that were left out from the start. */
  kept: number;
  entries: BulkKeptEntry[];
}

/** Project, activity, billable or deletion of many entries at once: counted first, done as long work, taken back as a whole. */
@Injectable()
export class BulkService {
  constructor(
    private readonly plan: BulkPlan,
    private readonly work: LongWork,
    private readonly lines: BulkLineRepository,
  ) {}

  /** Returns what it would do now; writes nothing. */
  async preview(ctx: RequestContext, input: PreviewBulk): Promise<BulkResult> {
    const { ids, kept, entries } = await this.plan.of(ctx, input);
    return { changed: ids.length, kept, entries };
  }

  /** @throws BULK_CHANGED where it is no longer as many as the preview has told */
  async start(ctx: RequestContext, { count, ...input }: StartBulk): Promise<WorkView> {
    const { ids, kept, entries } = await this.plan.of(ctx, input);
    if (ids.length !== count) throw timeError('BULK_CHANGED', { count: ids.length });
    const run: BulkRunInput = { ids, change: input.change, kept, entries };
    return this.work.start(ctx, bulkWork.run, run);
  }

  /**
   * Takes a change back, for whoever made it and as long as the notes of it are kept.
   * @throws UNDO_TOO_LATE where nothing is left to be taken back
   */
  async undo(ctx: RequestContext, runId: string): Promise<WorkView> {
    await this.work.material(ctx, runId, bulkWork.run);
    const lines = await this.lines.ofRun(ctx, runId);
    if (lines.length === 0) throw timeError('UNDO_TOO_LATE');
    return this.work.start(ctx, bulkWork.undo, { runId });
  }
}
