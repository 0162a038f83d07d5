import { localDateAt } from '@jahrring/contracts-common';
import {
  type ChangeTimer,
  type StartTimer,
  type StopTimer,
  type TimerAnswer,
  type TimeSettings,
} from '@jahrring/contracts-time';
import { Clock, commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess, LateRule } from '../entry';
import { EmployeeRefRepository } from '../reference';
import { TimeSettingsService } from '../settings';
import { RunningTimerEntity } from './running-timer.entity';
import { RunningTimerRepository } from './running-timer.repository';
import { secondsBetween } from './timer-times';
import { TimerReader } from './timer.reader';
import { TimerRecorder } from './timer.recorder';

const hourMs = 3_600_000;

/**
 * One timer per person. Every action takes the person's lock first and does nothing within the delay after the one
 * before, so that two taps, two tabs or twenty devices are one action.
 */
@Injectable()
export class TimerService {
  constructor(
    private readonly db: Database,
    private readonly timers: RunningTimerRepository,
    private readonly reader: TimerReader,
    private readonly recorder: TimerRecorder,
    private readonly employees: EmployeeRefRepository,
    private readonly access: EntryAccess,
    private readonly lateness: LateRule,
    private readonly settings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  async get(ctx: RequestContext): Promise<TimerAnswer> {
    return this.reader.answer(ctx, await this.timers.find(ctx, ctx.userId));
  }

  /** Starts it, or switches: what ran until now is recorded. */
  async start(ctx: RequestContext, input: StartTimer): Promise<TimerAnswer> {
    return this.db.tx(ctx, async (ctx) => {
      const { timer, settings, now } = await this.lock(ctx);
      if (input.startedAt) {
        const startedAt = new Date(input.startedAt);
        return this.startBefore(ctx, { timer, settings, now, input, startedAt });
      }
      if (this.isTooSoon(timer, settings, now) || (await this.hasJustStopped(ctx, timer, settings, now))) {
        return this.reader.answer(ctx, timer, { ignored: true });
      }
      await this.requireStart(ctx, input);
      const entry = timer ? await this.recorder.finish(ctx, timer, now, false) : null;
      const started = newTimer(ctx, input, settings, now);
      try {
        await this.timers.insert(ctx, started);
      } catch (error) {
        // Another device of the same person was faster, in another licence.
        if (!isUniqueViolation(error)) throw error;
        return this.reader.answer(ctx, await this.timers.lock(ctx, ctx.userId), { ignored: true });
      }
      return this.reader.answer(ctx, started, { entry });
    });
  }

  async stop(ctx: RequestContext, { discard, stoppedAt }: StopTimer): Promise<TimerAnswer> {
    return this.db.tx(ctx, async (ctx) => {
      const { timer, settings, now } = await this.lock(ctx);
      const at = stoppedAt ? new Date(stoppedAt) : now;
      // A tap that a device has kept is not too soon, but it may be about a timer that is no longer the one that runs.
      const outdated = at > now || (timer !== null && timer.startedAt > at);
      if (!timer || outdated || (!stoppedAt && this.isTooSoon(timer, settings, now))) {
        return this.reader.answer(ctx, timer, { ignored: true });
      }
      if (discard) {
        await this.timers.remove(ctx, timer.userId);
        return this.reader.answer(ctx, null);
      }
      return this.reader.answer(ctx, null, { entry: await this.recorder.finish(ctx, timer, at, false) });
    });
  }

  /** A paused timer does not run; what it stood still is a break of the entry. */
  async pause(ctx: RequestContext): Promise<TimerAnswer> {
    return this.act(ctx, (timer, now) => (timer.pausedAt ? null : { pausedAt: now }));
  }

  async resume(ctx: RequestContext): Promise<TimerAnswer> {
    return this.act(ctx, ({ pausedAt, breakSeconds }, now) =>
      pausedAt ? { pausedAt: null, breakSeconds: breakSeconds + secondsBetween(pausedAt, now) } : null,
    );
  }

  /** Changes what the timer will be recorded on; the time keeps running. */
  async change(ctx: RequestContext, input: ChangeTimer): Promise<TimerAnswer> {
    return this.db.tx(ctx, async (ctx) => {
      const { timer, settings, now } = await this.lock(ctx);
      if (!timer || timer.licenceId !== ctx.licenceId) throw commonError('NOT_FOUND');
      const projectId = input.projectId ?? timer.projectId;
      const activityId = input.activityId === undefined ? timer.activityId : input.activityId;
      await this.access.requireBooking(ctx, { kind: 'hours', projectId, activityId, objectId: null });
      const change = {
        projectId,
        activityId,
        ...(input.comment === undefined ? {} : { comment: input.comment }),
        ...(input.scanMetres === undefined ? {} : { scanMetres: input.scanMetres }),
        ...(input.startedAt === undefined ? {} : movedTo(new Date(input.startedAt), timer, settings, now)),
      };
      await this.timers.update(ctx, timer.userId, change);
      return this.reader.answer(ctx, Object.assign(timer, change));
    });
  }

  /**
   * Starts a timer that a device started without a connection, once it has one. A timer that ran until then is recorded
   * up to that start; if another was started since, or it has run longer than a timer may, it becomes an entry at once.
   * Sending it again changes nothing.
   */
  private async startBefore(ctx: RequestContext, kept: KeptStart): Promise<TimerAnswer> {
    const { timer, settings, now, input, startedAt } = kept;
    if (
      timer?.startedAt.getTime() === startedAt.getTime() ||
      (await this.recorder.isRecorded(ctx, startedAt))
    )
      return this.reader.answer(ctx, timer, { ignored: true });
    const workDate = localDateAt(startedAt, ctx.timeZone);
    const line = { workDate, employeeId: ctx.membershipId, source: 'offline', recordedAt: input.startedAt };
    const late = await this.lateness.isLate(ctx, line);
    await this.requireStart(ctx, input);
    const { breakSeconds = 0 } = input;
    if (breakSeconds > secondsBetween(startedAt, now))
      throw timeError('BREAK_TOO_LONG', undefined, 'breakSeconds');
    const started = { ...newTimer(ctx, input, settings, startedAt), breakSeconds, changedAt: now };
    const forgotten = started.stopAt <= now;
    const since = timer && timer.startedAt > startedAt ? timer.startedAt : null;
    if (since || forgotten) {
      const ended = since && since < started.stopAt ? since : started.stopAt;
      const entry = await this.recorder.record(ctx, started, ended, forgotten, late);
      return this.reader.answer(ctx, timer, { entry });
    }
    const entry = timer ? await this.recorder.finish(ctx, timer, startedAt, false) : null;
    await this.timers.insert(ctx, started);
    return this.reader.answer(ctx, started, { entry });
  }

  private async requireStart(ctx: RequestContext, input: StartTimer): Promise<void> {
    const activityId = input.activityId ?? null;
    await this.access.requireRecordingFor(ctx, ctx.membershipId, 'hours');
    const key = { kind: 'hours' as const, projectId: input.projectId, activityId, objectId: null };
    await this.access.requireBooking(ctx, key);
  }

  private async act(
    ctx: RequestContext,
    change: (timer: RunningTimerEntity, now: Date) => Partial<RunningTimerEntity> | null,
  ): Promise<TimerAnswer> {
    return this.db.tx(ctx, async (ctx) => {
      const { timer, settings, now } = await this.lock(ctx);
      const changed = timer && !this.isTooSoon(timer, settings, now) ? change(timer, now) : null;
      if (!timer || !changed) return this.reader.answer(ctx, timer, { ignored: true });
      await this.timers.update(ctx, timer.userId, { ...changed, changedAt: now });
      return this.reader.answer(ctx, Object.assign(timer, changed, { changedAt: now }));
    });
  }

  /** The person's lock, then their timer: the same order in every transaction. */
  private async lock(ctx: RequestContext) {
    const employee = await this.employees.lock(ctx, ctx.membershipId);
    if (!employee) throw timeError('TIMER_NOT_STARTED');
    const timer = await this.timers.lock(ctx, ctx.userId);
    return { timer, settings: await this.settings.get(ctx), now: this.clock.now() };
  }

  private isTooSoon(timer: RunningTimerEntity | null, settings: TimeSettings, now: Date): boolean {
    return timer !== null && now.getTime() - timer.changedAt.getTime() < settings.timerDelaySeconds * 1000;
  }

  /** The second tap of two on “stop” must not start anew. */
  private async hasJustStopped(
    ctx: RequestContext,
    timer: RunningTimerEntity | null,
    settings: TimeSettings,
    now: Date,
  ): Promise<boolean> {
    if (timer) return false;
    const since = new Date(now.getTime() - settings.timerDelaySeconds * 1000);
    return this.recorder.hasEndedSince(ctx, since);
  }
}

/** A start that a device has kept, and what is there when it comes. */
interface KeptStart {
  timer: RunningTimerEntity | null;
  settings: TimeSettings;
  now: Date;
  input: StartTimer;
  startedAt: Date;
}

function newTimer(
  ctx: RequestContext,
  input: StartTimer,
  settings: TimeSettings,
  now: Date,
): RunningTimerEntity {
  return {
    userId: ctx.userId,
    licenceId: ctx.licenceId,
    employeeId: ctx.membershipId,
    projectId: input.projectId,
    activityId: input.activityId ?? null,
    comment: input.comment ?? null,
    source: input.source,
    scanMetres: input.scanMetres ?? null,
    timeZone: ctx.timeZone,
    startedAt: now,
    pausedAt: null,
    breakSeconds: 0,
    changedAt: now,
    promptedAt: null,
    ...boundsFrom(now, settings),
  };
}

/**
 * A running timer as if it had been started at another moment.
 * @throws ENTRY_FUTURE, ENTRY_TOO_LONG where it would have stopped by itself since, BREAK_TOO_LONG
 */
function movedTo(startedAt: Date, timer: RunningTimerEntity, settings: TimeSettings, now: Date) {
  const { promptAt, stopAt } = boundsFrom(startedAt, settings);
  if (startedAt > now) throw timeError('ENTRY_FUTURE', undefined, 'startedAt');
  if (stopAt <= now) throw timeError('ENTRY_TOO_LONG', { hours: settings.timerStopHours }, 'startedAt');
  if (timer.breakSeconds > secondsBetween(startedAt, timer.pausedAt ?? now))
    throw timeError('BREAK_TOO_LONG', undefined, 'startedAt');
  return { startedAt, promptAt, stopAt };
}

/** When a timer is asked about, and when it stops by itself. */
function boundsFrom(startedAt: Date, { timerPromptHours, timerStopHours }: TimeSettings) {
  const after = (hours: number) => new Date(startedAt.getTime() + hours * hourMs);
  return { promptAt: after(timerPromptHours), stopAt: after(timerStopHours) };
}
