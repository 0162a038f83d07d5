import { addDays, localDateAt, newId, nextMonthOf } from '@jahrring/contracts-common';
import { lockReason, monthClosed } from '@jahrring/contracts-time';
import {
  Clock,
  Database,
  isUniqueViolation,
  Job,
  Outbox,
  systemContext,
  type JobRun,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MarkBatchRepository } from '../confirmation';
import { TimeSettingsService } from '../settings';
import { MonthClosingRepository } from './month-closing.repository';

const dayMs = 86_400_000;

/**
 * Notes and tells that a month is closed. Whether it is, the calendar says alone (`lockReason`): a job that does not run
 * leaves nothing open.
 */
@Injectable()
export class MonthClosingJob {
  constructor(
    private readonly db: Database,
    private readonly closings: MonthClosingRepository,
    private readonly batches: MarkBatchRepository,
    private readonly settings: TimeSettingsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'time.close-months', everySeconds: 300 })
  async run({ signal }: JobRun): Promise<void> {
    const now = this.clock.now();
    const all = systemContext({ licenceId: '' });
    const thisMonth = `${localDateAt(now, 'UTC').slice(0, 8)}01`;
    const last = addDays(thisMonth, -1);
    const failures: unknown[] = [];
    for (const licenceId of await this.closings.openLicences(all, last.slice(0, 7))) {
      if (signal.aborted) return;
      await this.close(licenceId, last, now).catch((error: unknown) => failures.push(error));
    }
    await this.db.tx(all, (ctx) => this.batches.purge(ctx, new Date(now.getTime() - dayMs)));
    // One licence that cannot be closed must not hold up the others; it is tried again at the next run.
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} months could not be closed`);
  }

  private async close(licenceId: string, last: string, now: Date): Promise<void> {
    const ctx = systemContext({ licenceId });
    const first = `${last.slice(0, 8)}01`;
    const count = await this.closings.recorded(ctx, first, last);
    if (!count) return;
    // Only the month's own rule counts here, not the age of its days.
    const rules = { ...(await this.settings.get(ctx)), lockDays: Number.MAX_SAFE_INTEGER };
    if (nextMonthOf(first) > localDateAt(now, count.timeZone)) return;
    if (!lockReason(last, now.getTime(), count.timeZone, rules)) return;
    const { entries, people } = count;
    const month = last.slice(0, 7);
    try {
      await this.db.tx(ctx, async (ctx) => {
        await this.closings.insert(ctx, { id: newId(), month, closedAt: now, entries, people });
        await this.outbox.add(ctx, monthClosed, { month, entries, people });
      });
    } catch (error) {
      // Another instance was quicker.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
