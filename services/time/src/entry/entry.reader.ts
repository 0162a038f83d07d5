import type { ListQuery } from '@jahrring/contracts-common';
import { lastLockedDay, lockReason, type EntrySums, type EntryView } from '@jahrring/contracts-time';
import {
  Clock,
  mapList,
  type ListColumns,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { entryColumnsAt, EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { TimeSettingsService } from '../settings';
import { EntryAccess } from './entry.access';
import { EntryMapper } from './entry.mapper';

const columnsKept = 200;

/** Reads time entries as the caller may see them. */
@Injectable()
export class EntryReader {
  /** Columns of the list; anything made of them, such as orders and totals, is kept with them. */
  private readonly known = new Map<string, ListColumns>();

  constructor(
    private readonly entries: EntryRepository,
    private readonly access: EntryAccess,
    private readonly settings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<EntryView>> {
    const unlocked = await this.access.unlocked(ctx);
    const mapper = await this.mapper(ctx, unlocked);
    const columns = await this.columns(ctx, unlocked);
    const found =
      query.pageSize === 'all'
        ? await this.entries.listAll(ctx, query, columns)
        : await this.entries.list(ctx, query, columns);
    return mapList(found, mapper.toView);
  }

  /** Hours of all that the list finds. */
  async sums(ctx: RequestContext, query: ListQuery): Promise<EntrySums> {
    return this.entries.sums(ctx, query, await this.columns(ctx));
  }

  /** Also returns a deleted entry: it can be restored. */
  async get(ctx: RequestContext, id: string): Promise<EntryView> {
    return this.view(ctx, await this.entries.get(ctx, id, { deleted: 'include' }));
  }

  /** One entry as the caller sees it; which days are open again is asked only where the entry's own is locked. */
  async view(ctx: RequestContext, entry: EntryEntity): Promise<EntryView> {
    const settings = await this.settings.get(ctx);
    const isPastLock =
      lockReason(entry.workDate, this.clock.now().getTime(), ctx.timeZone, settings) !== null;
    const mapper = await this.mapper(ctx, isPastLock ? undefined : new Map());
    return mapper.toView(entry);
  }

  /** `unlocked`: the days that are open again, where they are known already. */
  async mapper(ctx: RequestContext, unlocked?: ReadonlyMap<string, Date>): Promise<EntryMapper> {
    const [reach, settings] = [await this.access.reach(ctx), await this.settings.get(ctx)];
    const open = unlocked ?? (await this.access.unlocked(ctx));
    return new EntryMapper(ctx, this.access, reach, settings, this.clock.now().getTime(), open);
  }

  /** Returns the columns by which the list is filtered and sorted; which days are locked depends on the moment. */
  async columns(ctx: RequestContext, unlocked?: ReadonlyMap<string, Date>): Promise<ListColumns> {
    const settings = await this.settings.get(ctx);
    const until = lastLockedDay(this.clock.now().getTime(), ctx.timeZone, settings);
    const open = [...(unlocked ?? (await this.access.unlocked(ctx))).keys()].sort();
    const key = `${until} ${open.join()}`;
    let columns = this.known.get(key);
    if (!columns) {
      if (this.known.size >= columnsKept) this.known.clear();
      this.known.set(key, (columns = entryColumnsAt(until, open)));
    }
    return columns;
  }
}
