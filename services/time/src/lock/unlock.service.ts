import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { lockReason, type CreateUnlock, type UnlockView } from '@jahrring/contracts-time';
import { Audit, Clock, Database, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../entry/entry-error';
import { EmployeeRefRepository } from '../refs/employee-ref.repository';
import { TimeSettingsService } from '../settings/time-settings.service';
import type { UnlockEntity } from './unlock.entity';
import { UnlockRepository } from './unlock.repository';

/** Opens locked days again: for one person and day, with a reason, for a while, never what was handed over. */
@Injectable()
export class UnlockService {
  constructor(
    private readonly db: Database,
    private readonly unlocks: UnlockRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly settings: TimeSettingsService,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async unlock(ctx: RequestContext, { employeeId, date, reason }: CreateUnlock): Promise<UnlockView> {
    const settings = await this.settings.get(ctx);
    const now = this.clock.now().getTime();
    if (!lockReason(date, now, ctx.timeZone, settings)) throw timeError('UNLOCK_NEEDLESS', { date });
    return this.db.tx(ctx, async (ctx) => {
      if (!(await this.employees.lock(ctx, employeeId))) throw timeError('EMPLOYEE_NOT_FOUND');
      const { entries, closed } = await this.unlocks.dayState(ctx, employeeId, date);
      if (entries > 0 && closed === entries) throw timeError('UNLOCK_REFUSED', { date });
      const unlock = await this.unlocks.insert(ctx, {
        id: newId(),
        employeeId,
        workDate: date,
        reason,
        unlockedBy: ctx.membershipId,
        expiresAt: new Date(now + settings.unlockHours * 3_600_000),
      });
      await this.audit.record(ctx, {
        action: 'unlock',
        entity: 'employee',
        entityId: employeeId,
        after: { workDate: date, expiresAt: unlock.expiresAt },
        reason,
      });
      await this.tell(ctx, unlock, settings.unlockHours);
      return toView(unlock);
    });
  }

  /** Locks the day again before its time. */
  async lockAgain(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.unlocks.remove(ctx, id, version));
  }

  private async tell(ctx: RequestContext, unlock: UnlockEntity, hours: number): Promise<void> {
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: [unlock.employeeId],
      kind: 'time.unlock',
      titleKey: 'time:notify.unlocked',
      params: { date: unlock.workDate, hours },
      path: `/timeoverview?view=day&date=${unlock.workDate}`,
    });
  }
}

function toView({ id, version, employeeId, workDate, reason, expiresAt }: UnlockEntity): UnlockView {
  return { id, version, employeeId, date: workDate, reason, expiresAt: expiresAt.toISOString() };
}
