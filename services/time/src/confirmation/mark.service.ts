import { newId } from '@jahrring/contracts-common';
import { mostMarks, type MarkAction, type MarkEntries, type MarkResult } from '@jahrring/contracts-time';
import { Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess } from '../entry';
import { EntryMarksPublisher, toEntryMarked, type EntryEntity } from '../entry-record';
import type { Reach } from '../reference';
import { MarkBatchRepository } from './mark-batch.repository';
import { MarkRepository, type MarkChange } from './mark.repository';
import { changeOf, marksBefore, marksOf } from './marks';

/** Longer than the ten seconds in which it is offered: a slow connection must not make a mistake final. */
const undoMinutes = 10;

/** Seen, confirmed, archived, exported: many entries at once, in one transaction, with a way back. */
@Injectable()
export class MarkService {
  constructor(
    private readonly db: Database,
    private readonly entries: MarkRepository,
    private readonly batches: MarkBatchRepository,
    private readonly access: EntryAccess,
    private readonly published: EntryMarksPublisher,
    private readonly clock: Clock,
  ) {}

  async mark(ctx: RequestContext, input: MarkEntries): Promise<MarkResult> {
    // The first reads must not fix what the transaction sees: it marks what exists once it holds the locks.
    const outside = ctx.withoutTransaction();
    const ids = await this.chosen(outside, input);
    const reach = await this.access.reach(outside);
    const wanted = this.changes(ctx, input, await this.entries.getMany(outside, ids), reach);
    const unwanted = ids.length - wanted.length;
    if (input.dryRun) return { changed: wanted.length, skipped: unwanted, rest: 0, batchId: null };
    const page = wanted.slice(0, mostMarks).map(({ entry }) => entry.id);
    const rest = wanted.length - page.length;
    return this.db.tx(ctx, async (ctx) => {
      const changes = this.changes(ctx, input, await this.entries.lockMany(ctx, page), reach);
      const skipped = unwanted + page.length - changes.length;
      if (changes.length === 0) return { changed: 0, skipped, rest, batchId: null };
      await this.write(ctx, input.action, changes);
      const batch = await this.batches.insert(ctx, {
        id: newId(),
        markedBy: ctx.membershipId,
        action: input.action,
        markedAt: this.clock.now(),
        undone: false,
        before: changes.map(({ entry }) => marksBefore(entry)),
      });
      return { changed: changes.length, skipped, rest, batchId: batch.id };
    });
  }

  /** Sets every entry of the batch back to what it was, except for those that were changed since. */
  async undo(ctx: RequestContext, batchId: string): Promise<MarkResult> {
    const { before } = await this.batches.get(ctx, batchId);
    return this.db.tx(ctx, async (ctx) => {
      const ids = before.map(({ id }) => id);
      const present = new Map((await this.entries.lockMany(ctx, ids)).map((entry) => [entry.id, entry]));
      const batch = await this.batches.get(ctx, batchId);
      const age = this.clock.now().getTime() - batch.markedAt.getTime();
      if (batch.undone || age > undoMinutes * 60_000) throw timeError('UNDO_TOO_LATE');
      const changes = before.flatMap((was): MarkChange[] => {
        const entry = present.get(was.id);
        return entry?.version === was.version ? [{ entry, change: marksOf(was) }] : [];
      });
      await this.write(ctx, 'undo', changes);
      await this.batches.update(ctx, batch.id, batch.version, { undone: true });
      return { changed: changes.length, skipped: before.length - changes.length, rest: 0, batchId: null };
    });
  }

  private async write(
    ctx: RequestContext,
    action: MarkAction | 'undo',
    changes: readonly MarkChange[],
  ): Promise<void> {
    await this.entries.mark(ctx, action, changes);
    const told = changes.filter(({ change }) => 'confirmedAt' in change || 'exportedAt' in change);
    await this.published.publish(
      ctx,
      told.map(({ entry, change }) => toEntryMarked({ ...entry, ...change })),
    );
  }

  private async chosen(
    ctx: RequestContext,
    { ids, days, onProject, project }: MarkEntries,
  ): Promise<string[]> {
    if (ids) return [...new Set(ids)];
    if (days) return this.entries.idsOfDays(ctx, days, onProject);
    if (!project) return [];
    return this.entries.idsOfProject(ctx, project.projectId, project.from, project.to);
  }

  private changes(
    ctx: RequestContext,
    { action }: MarkEntries,
    entries: readonly EntryEntity[],
    reach: Reach,
  ): MarkChange[] {
    const now = this.clock.now();
    return entries.flatMap((entry) => {
      if (!this.access.mayConfirm(ctx, entry, reach)) return [];
      const change = changeOf(action, entry, now, ctx.membershipId);
      return change ? [{ entry, change }] : [];
    });
  }
}
