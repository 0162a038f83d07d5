import { localDateAt, newId } from '@jahrring/contracts-common';
import { timeLimits, type EntryView } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryWriter } from '../entry';
import { EntryRepository, NearbyEntries } from '../entry-record';
import { TimeSettingsService } from '../settings';
import type { RunningTimerEntity } from './running-timer.entity';
import { RunningTimerRepository } from './running-timer.repository';
import { timesOf } from './timer-times';

/** Records the time of timers as entries, and finds what was recorded by them. */
@Injectable()
export class TimerRecorder {
  constructor(
    private readonly timers: RunningTimerRepository,
    private readonly writer: EntryWriter,
    private readonly entryRows: EntryRepository,
    private readonly nearbyEntries: NearbyEntries,
    private readonly settings: TimeSettingsService,
  ) {}

  /** Ends the timer at a moment: its row goes and the entry comes, in the open transaction. */
  async finish(
    ctx: RequestContext,
    timer: RunningTimerEntity,
    at: Date,
    review: boolean,
  ): Promise<EntryView | null> {
    await this.timers.remove(ctx, timer.userId);
    return this.record(ctx, timer, timer.pausedAt ?? at, review);
  }

  /** A timer's time until a moment as an entry; null for less than ten seconds. */
  async record(
    ctx: RequestContext,
    timer: RunningTimerEntity,
    at: Date,
    review: boolean,
    late = false,
  ): Promise<EntryView | null> {
    const times = timesOf(timer, at);
    if (times.seconds < timeLimits.timerSeconds) return null;
    const { licenceId, employeeId, timeZone, projectId, activityId, comment, source, scanMetres } = timer;
    const there =
      licenceId === ctx.licenceId ? ctx : ctx.asMemberOf({ licenceId, membershipId: employeeId, timeZone });
    const { commentRequired } = await this.settings.get(there);
    const line = {
      ...{ id: newId(), kind: 'hours' as const, employeeId, projectId, activityId, comment, source },
      workDate: times.workDate,
      breakSeconds: times.breakSeconds,
      billable: true,
      recordingMethod: 'timer' as const,
      recorderId: employeeId,
      ...(scanMetres === null ? {} : { scanMetres }),
      late,
    };
    return this.writer.writeMeasured(there, line, times, review || late || (commentRequired && !comment));
  }

  /** Returns true if an entry of this person began at exactly this moment. */
  async isRecorded(ctx: RequestContext, startedAt: Date): Promise<boolean> {
    const date = localDateAt(startedAt, ctx.timeZone);
    const nearby = await this.nearbyEntries.find(ctx, ctx.membershipId, date, date);
    return nearby.some((entry) => entry.startAt?.getTime() === startedAt.getTime());
  }

  /** Returns true if a timer of this person ended at this moment or later. */
  hasEndedSince(ctx: RequestContext, since: Date): Promise<boolean> {
    return this.entryRows.hasTimerEnd(ctx, ctx.membershipId, since);
  }
}
