import { newId } from '@jahrring/contracts-common';
import { isFutureWork, type CopyDay, type CopyResult, type EntryView } from '@jahrring/contracts-time';
import { AppError, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimeSettingsService } from '../settings';
import { timeError } from '../errors';
import { clockOf, EntryAccess, EntryRecorder, EntryWriter } from '../entry';
import type { NewEntry } from '../entry';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';

/** Errors that prevent a single entry from being copied, but are no reason to refuse the others. */
export const skippable: ReadonlySet<string> = new Set([
  'ENTRY_OVERLAP',
  'DAY_FULL',
  'TIME_SKIPPED',
  'TIME_AMBIGUOUS',
  'PROJECT_CLOSED',
  'PROJECT_NOT_FOUND',
  'PROJECT_FORBIDDEN',
  'ACTIVITY_NOT_FOUND',
  'OBJECT_NOT_FOUND',
  'ENTRY_FUTURE',
  'ENTRY_LOCKED',
]);

/** Copies a day's entries to another day, leaving out what does not fit there. */
@Injectable()
export class CopyDayService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRepository,
    private readonly recorder: EntryRecorder,
    private readonly writer: EntryWriter,
    private readonly access: EntryAccess,
    private readonly settings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  async copy(ctx: RequestContext, date: string, input: CopyDay): Promise<CopyResult> {
    const employeeId = input.employeeId ?? ctx.membershipId;
    await this.access.requirePerson(ctx, employeeId, 'tools.timetable.others.create');
    const settings = await this.settings.get(ctx);
    if (isFutureWork(date, this.clock.now().getTime(), ctx.timeZone, settings))
      throw timeError('ENTRY_FUTURE');
    await this.access.requireOpen(ctx, date, employeeId);
    return this.db.tx(ctx, async (ctx) => {
      const all = await this.entries.ofPerson(ctx, employeeId, input.from, input.from);
      const chosen = all.filter((entry) => !input.entryIds || input.entryIds.includes(entry.id));
      if (chosen.length === 0) throw timeError('NO_ENTRIES');
      const created: EntryView[] = [];
      for (const entry of chosen) {
        const copy = await this.copyOne(ctx, entry, date);
        if (copy) created.push(copy);
      }
      return { created, skipped: chosen.length - created.length };
    });
  }

  /** Null where the entry does not fit; nothing has been written then. */
  private async copyOne(ctx: RequestContext, entry: EntryEntity, date: string): Promise<EntryView | null> {
    try {
      const copy = copyOf(entry, date);
      return await this.writer.write(ctx, copy, await this.recorder.timesOf(ctx, copy));
    } catch (error) {
      if (error instanceof AppError && skippable.has(error.code)) return null;
      throw error;
    }
  }
}

/** The same work on another day. Counter readings belong to their day: how much was used is kept. */
export function copyOf(entry: EntryEntity, date: string): NewEntry {
  const { employeeId, projectId, activityId, objectId, kind, quantity, unit, amount, comment, billable } =
    entry;
  const clock = clockOf(entry);
  const times = clock ? { from: clock.from, to: clock.to } : { seconds: entry.seconds };
  return {
    ...{ employeeId, projectId, activityId, objectId, kind, quantity, unit, amount, comment, billable },
    ...(kind === 'hours' ? times : {}),
    id: newId(),
    workDate: date,
    breakSeconds: entry.breakSeconds,
    source: 'copy',
    ...(entry.recordingMethod ? { recordingMethod: entry.recordingMethod } : {}),
  };
}
