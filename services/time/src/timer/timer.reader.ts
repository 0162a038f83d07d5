import { addDays, localDateAt } from '@jahrring/contracts-common';
import {
  type EntryView,
  type TimerAnswer,
  type TimerSuggestion,
  type TimerView,
} from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import { BookingQuery } from '../reference';
import { TargetService } from '../target';
import { TimeSettingsService } from '../settings';
import type { RunningTimerEntity } from './running-timer.entity';

const suggestionDays = 60;

interface Outcome {
  ignored?: boolean;
  entry?: EntryView | null;
}

/** Reads what the header shows: the timer and today's hours in one response. */
@Injectable()
export class TimerReader {
  constructor(
    private readonly entries: EntryRepository,
    private readonly bookings: BookingQuery,
    private readonly targets: TargetService,
    private readonly settings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  async answer(
    ctx: RequestContext,
    timer: RunningTimerEntity | null,
    { ignored = false, entry = null }: Outcome = {},
  ): Promise<TimerAnswer> {
    const now = this.clock.now();
    const today = localDateAt(now, ctx.timeZone);
    const { timerDelaySeconds } = await this.settings.get(ctx);
    return {
      timer: timer ? await this.view(ctx, timer) : null,
      now: now.toISOString(),
      workedSeconds: await this.entries.workedOn(ctx, ctx.membershipId, today),
      targetSeconds: await this.targets.of(ctx, ctx.membershipId, today),
      last: await this.last(ctx, today),
      delaySeconds: timerDelaySeconds,
      ignored,
      entry,
    };
  }

  private async last(ctx: RequestContext, today: string): Promise<TimerSuggestion | null> {
    const since = addDays(today, -suggestionDays);
    const [entry] = await this.entries.latest(ctx, ctx.membershipId, since, 1);
    if (!entry) return null;
    const { projectId, activityId, names } = entry;
    return {
      projectId,
      activityId,
      projectNumber: names?.projectNumber ?? '',
      projectTitle: names?.projectTitle ?? '',
      activityTitle: names?.activityTitle ?? null,
    };
  }

  private async view(ctx: RequestContext, timer: RunningTimerEntity): Promise<TimerView> {
    const here = timer.licenceId === ctx.licenceId;
    const { projectId, activityId } = timer;
    const booking = here
      ? await this.bookings.find(ctx, { kind: 'hours', projectId, activityId, objectId: null })
      : null;
    return {
      state: timer.pausedAt ? 'paused' : 'running',
      startedAt: timer.startedAt.toISOString(),
      pausedAt: timer.pausedAt?.toISOString() ?? null,
      breakSeconds: timer.breakSeconds,
      here,
      projectId: here ? projectId : null,
      projectNumber: booking?.projectNumber ?? '',
      projectTitle: booking?.projectTitle ?? '',
      activityId: here ? activityId : null,
      activityTitle: booking?.activity?.title ?? null,
      comment: here ? timer.comment : null,
      promptAt: (timer.promptAt ?? timer.stopAt).toISOString(),
      stopAt: timer.stopAt.toISOString(),
    };
  }
}
