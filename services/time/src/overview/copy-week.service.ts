import { addDays, daysBetween, mondayOf } from '@jahrring/contracts-common';
import { type CopyResult, type CopyWeek, type EntryView } from '@jahrring/contracts-time';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess, EntryRecorder } from '../entry';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { copyOf, skippable } from './copy-day.service';

/** Copies a week's entries to another week, each to its weekday, leaving out what does not fit there. */
@Injectable()
export class CopyWeekService {
  constructor(
    private readonly db: Database,
    private readonly rows: EntryRepository,
    private readonly entries: EntryRecorder,
    private readonly access: EntryAccess,
  ) {}

  async copy(ctx: RequestContext, date: string, input: CopyWeek): Promise<CopyResult> {
    const employeeId = input.employeeId ?? ctx.membershipId;
    await this.access.requirePerson(ctx, employeeId, 'tools.timetable.others.create');
    const [source, target] = [mondayOf(input.from), mondayOf(date)];
    return this.db.tx(ctx, async (ctx) => {
      const all = await this.rows.ofPerson(ctx, employeeId, source, addDays(source, 6));
      const chosen = all.filter((entry) => !input.entryIds || input.entryIds.includes(entry.id));
      if (chosen.length === 0) throw timeError('NO_ENTRIES');
      const created: EntryView[] = [];
      for (const entry of chosen) {
        const copy = await this.copyOne(ctx, entry, addDays(target, daysBetween(source, entry.workDate)));
        if (copy) created.push(copy);
      }
      return { created, skipped: chosen.length - created.length };
    });
  }

  /** Null where the entry does not fit; nothing has been written then. */
  private async copyOne(ctx: RequestContext, entry: EntryEntity, date: string): Promise<EntryView | null> {
    try {
      return await this.entries.record(ctx, copyOf(entry, date));
    } catch (error) {
      if (error instanceof AppError && skippable.has(error.code)) return null;
      throw error;
    }
  }
}
