import { addDays, localDateAt } from '@jahrring/contracts-common';
import { isFutureWork, type EntryWarning, type RecordingMethod } from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimeSettingsService } from '../settings';
import { timeError } from '../errors';
import { EntryRepository, NearbyEntries } from '../entry-record';
import type { NearbyEntry } from '../entry-record';
import { clashesWith, findConflict } from './entry-conflict';
import type { EntryTimes } from './entry-times';

/** The licence's rules an entry has to keep, whoever records it and how. */
@Injectable()
export class EntryRules {
  constructor(
    private readonly entries: EntryRepository,
    private readonly nearbyEntries: NearbyEntries,
    private readonly settings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  /** No work later than the licence allows. */
  async requirePast(ctx: RequestContext, times: EntryTimes): Promise<void> {
    const lastMoment = times.endAt ? times.endAt.getTime() - 1 : null;
    const lastDay = lastMoment === null ? times.workDate : localDateAt(lastMoment, ctx.timeZone);
    const settings = await this.settings.get(ctx);
    if (isFutureWork(lastDay, this.clock.now().getTime(), ctx.timeZone, settings)) {
      throw timeError('ENTRY_FUTURE', undefined, 'workDate');
    }
  }

  async requireComment(ctx: RequestContext, comment: string | null | undefined): Promise<void> {
    const { commentRequired } = await this.settings.get(ctx);
    if (commentRequired && !comment) throw timeError('COMMENT_REQUIRED', undefined, 'comment');
  }

  async requireMethod(ctx: RequestContext, method: RecordingMethod | undefined): Promise<void> {
    const { methods } = await this.settings.get(ctx);
    if (method && !methods.includes(method)) {
      throw timeError('METHOD_NOT_ALLOWED', undefined, 'recordingMethod');
    }
  }

  /** Returns the person's entries on the days that an entry can extend into; read after the person is locked. */
  nearby(ctx: RequestContext, employeeId: string, { workDate }: EntryTimes): Promise<NearbyEntry[]> {
    // An entry is at most a day long: only the day before and the day after can reach into it.
    return this.nearbyEntries.find(ctx, employeeId, addDays(workDate, -1), addDays(workDate, 1));
  }

  /** Refuses or warns of an overlap, as the licence has it. */
  async conflicts(
    ctx: RequestContext,
    times: EntryTimes,
    nearby: readonly NearbyEntry[],
  ): Promise<EntryWarning[]> {
    const { overlap } = await this.settings.get(ctx);
    const licence = { zone: ctx.timeZone, rule: overlap };
    return findConflict(times, nearby, licence, async (other) => {
      const shown = await this.entries.find(ctx, other.id);
      return shown?.names?.projectNumber ?? '';
    });
  }

  /**
   * Returns true if these times overlap another entry, or make the day too long: for entries that must be saved
   * nevertheless.
   */
  async clashes(ctx: RequestContext, times: EntryTimes, nearby: readonly NearbyEntry[]): Promise<boolean> {
    const { overlap } = await this.settings.get(ctx);
    return overlap !== 'allow' && clashesWith(times, nearby);
  }
}
