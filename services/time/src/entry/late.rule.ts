import { lockReason, timeLimits } from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { TimeSettingsService } from '../settings';
import { EntryAccess } from './entry.access';

interface RecordedLine {
  workDate: string;
  employeeId: string;
  source: string;
  recordedAt?: string | undefined;
}

/** Clocks of devices are a little wrong. */
const clockToleranceMs = 5 * 60_000;
const dayMs = 86_400_000;

/** Accepts lines that a device recorded before their day was locked; they are marked so that somebody reviews them. */
@Injectable()
export class LateRule {
  constructor(
    private readonly access: EntryAccess,
    private readonly settings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns true if the line came late: its day is locked now, and was open when it was recorded.
   * @throws ENTRY_LOCKED if it was locked then too, RECORDED_AT for an impossible moment
   */
  async isLate(
    ctx: RequestContext,
    { workDate, employeeId, source, recordedAt }: RecordedLine,
  ): Promise<boolean> {
    if (source !== 'offline' || !recordedAt) {
      await this.access.requireOpen(ctx, workDate, employeeId);
      return false;
    }
    const now = this.clock.now().getTime();
    const then = Date.parse(recordedAt);
    if (then > now + clockToleranceMs || now - then > timeLimits.offlineDays * dayMs) {
      throw timeError('RECORDED_AT', { days: timeLimits.offlineDays }, 'recordedAt');
    }
    const settings = await this.settings.get(ctx);
    if (!lockReason(workDate, now, ctx.timeZone, settings)) return false;
    if (lockReason(workDate, then, ctx.timeZone, settings))
      await this.access.requireOpen(ctx, workDate, employeeId);
    return true;
  }
}
