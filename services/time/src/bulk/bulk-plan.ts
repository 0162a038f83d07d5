import { bulkLimits, type BulkChange, type BulkKeptEntry, type PreviewBulk } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryAccess, EntryReader } from '../entry';
import { EntryRepository } from '../entry-record';
import { timeError } from '../errors';
import { ObjectRefRepository } from '../reference';
import { bulkReason, toKept } from './bulk-reason';

/** Selected entries that a change includes, and those that stay. */
export interface Planned {
  ids: string[];
  kept: number;
  /** Of those that stay, the first. */
  entries: BulkKeptEntry[];
}

@Injectable()
export class BulkPlan {
  constructor(
    private readonly entries: EntryRepository,
    private readonly reader: EntryReader,
    private readonly access: EntryAccess,
    private readonly objects: ObjectRefRepository,
  ) {}

  /** @throws BULK_TOO_MANY, and what is refused of the project or activity itself */
  async of(ctx: RequestContext, input: PreviewBulk): Promise<Planned> {
    await this.requireTarget(ctx, input.change);
    const ids = input.ids ? [...new Set(input.ids)] : await this.found(ctx, input);
    const max = bulkLimits.entries;
    if (ids.length > max) throw timeError('BULK_TOO_MANY', { max });
    const { toView } = await this.reader.mapper(ctx);
    const planned: Planned = { ids: [], kept: 0, entries: [] };
    for (const entry of await this.entries.getMany(ctx, ids)) {
      const view = toView(entry);
      const reason = bulkReason(view, input.change);
      if (reason === null) planned.ids.push(entry.id);
      else if (planned.entries.length < bulkLimits.shownKept) planned.entries.push(toKept(view, reason));
      if (reason !== null) planned.kept += 1;
    }
    return planned;
  }

  private async found(ctx: RequestContext, { query }: PreviewBulk): Promise<string[]> {
    if (!query) return [];
    return this.entries.ids(ctx, { ...query, deleted: false }, await this.reader.columns(ctx));
  }

  /** Throws errors that affect every entry once, instead of for each entry. */
  private async requireTarget(ctx: RequestContext, change: BulkChange): Promise<void> {
    if (change.action === 'delete') return;
    const { projectId, activityId } = change;
    if (projectId) {
      const hours = { kind: 'hours', activityId: null, objectId: null } as const;
      await this.access.requireBooking(ctx, { ...hours, projectId });
    }
    if (!activityId) return;
    const activity = await this.objects.find(ctx, activityId);
    if (activity?.kind !== 'activities' || !activity.active)
      throw timeError('ACTIVITY_NOT_FOUND', undefined, 'activityId');
  }
}
