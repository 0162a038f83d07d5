import type { ListQuery } from '@jahrring/contracts-common';
import { lastLockedDay, type EntrySums, type EntryView, type TimeSettings } from '@jahrring/contracts-time';
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
const minuteMs = 60_000;

/** Reads time entries as the caller may see them. */
@Injectable()
export class EntryReader {
  /** Columns of the list; anything made of them, such as orders and totals, is kept with them. */
  private readonly known = new Map<string, ListColumns>();
  /** The last locked days, by minute and rules. */
  private readonly lastDays = new Map<string, string>();

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
    const isPastLock = entry.workDate <= this.lockedUntil(ctx, settings);
    const mapper = await this.mapper(ctx, isPastLock ? undefined : new Map());
    return mapper.toView(entry);
  }

  /** `unlocked`: the days that are open again, where they are known already. */
  async mapper(ctx: RequestContext, unlocked?: ReadonlyMap<string, Date>): Promise<EntryMapper> {
    const [reach, settings] = [await this.access.reach(ctx), await this.settings.get(ctx)];
    const open = unlocked ?? (await this.access.unlocked(ctx));
    return new EntryMapper(ctx, this.access, reach, this.lockedUntil(ctx, settings), open);
  }

  /** The last day that is locked by its age or its month. It changes with a minute of the licence's day at most. */
  private lockedUntil(ctx: RequestContext, settings: TimeSettings): string {
    const now = this.clock.now().getTime();
    const { lockDays, monthCloseDay, monthCloseTime } = settings;
    const rules = `${lockDays} ${monthCloseDay} ${monthCloseTime}`;
    const key = `${Math.floor(now / minuteMs)} ${ctx.timeZone} ${rules}`;
    let last = this.lastDays.get(key);
    if (last === undefined) {
      if (this.lastDays.size >= columnsKept) this.lastDays.clear();
      this.lastDays.set(key, (last = lastLockedDay(now, ctx.timeZone, settings)));
    }
    return last;
  }

  /** Returns the columns by which the list is filtered and sorted; which days are locked depends on the moment. */
  async columns(ctx: RequestContext, unlocked?: ReadonlyMap<string, Date>): Promise<ListColumns> {
    const settings = await this.settings.get(ctx);
    const until = this.lockedUntil(ctx, settings);
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
