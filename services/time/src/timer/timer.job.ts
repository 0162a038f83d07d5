import { newId } from '@jahrring/contracts-common';
import { notificationRequested } from '@jahrring/contracts-admin';
import {
  Clock,
  Database,
  Job,
  Outbox,
  systemContext,
  type JobRun,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import type { RunningTimerEntity } from './running-timer.entity';
import { RunningTimerRepository } from './running-timer.repository';
import { TimerRecorder } from './timer.recorder';

/** Asks about timers that run long, and stops those that were forgotten. */
@Injectable()
export class TimerJob {
  constructor(
    private readonly db: Database,
    private readonly timers: RunningTimerRepository,
    private readonly recorder: TimerRecorder,
    private readonly employees: EmployeeRefRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'time.timers', everySeconds: 60 })
  async run({ signal }: JobRun): Promise<void> {
    const ctx = systemContext({ licenceId: '' });
    const failures: unknown[] = [];
    const each = async (timers: readonly RunningTimerEntity[], work: typeof this.stop): Promise<void> => {
      for (const timer of timers) {
        if (signal.aborted) return;
        await work(timer).catch((error: unknown) => failures.push(error));
      }
    };
    await each(await this.timers.overdue(ctx, this.clock.now()), this.stop);
    await each(await this.timers.toPrompt(ctx, this.clock.now()), this.prompt);
    // One timer that cannot be ended must not hold up the others; it is tried again at the next run.
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} timers could not be ended`);
  }

  private readonly stop = (due: RunningTimerEntity): Promise<void> =>
    this.withLock(due, async (ctx, timer) => {
      if (timer.stopAt > this.clock.now()) return;
      await this.recorder.finish(ctx, timer, timer.stopAt, timer.pausedAt === null);
      await this.notify(ctx, timer, 'time:notify.timerStopped');
    });

  private readonly prompt = (due: RunningTimerEntity): Promise<void> =>
    this.withLock(due, async (ctx, timer) => {
      if (timer.promptedAt) return;
      await this.timers.update(ctx, timer.userId, { promptedAt: this.clock.now() });
      await this.notify(ctx, timer, 'time:notify.timerRunning');
    });

  /** The timer as it is now, held in its licence, in the order every action takes its locks in. */
  private async withLock(
    { licenceId, timeZone, userId, employeeId }: RunningTimerEntity,
    work: (ctx: RequestContext, timer: RunningTimerEntity) => Promise<void>,
  ): Promise<void> {
    await this.db.tx(systemContext({ licenceId, timeZone }), async (ctx) => {
      await this.employees.lock(ctx, employeeId);
      const timer = await this.timers.lock(ctx, userId);
      if (timer && timer.licenceId === licenceId) await work(ctx, timer);
    });
  }

  private async notify(ctx: RequestContext, timer: RunningTimerEntity, titleKey: string): Promise<void> {
    const hours = Math.round((this.clock.now().getTime() - timer.startedAt.getTime()) / 3_600_000);
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: [timer.employeeId],
      kind: 'time.timer',
      titleKey,
      params: { hours },
      path: '/timeoverview?view=day',
    });
  }
}
