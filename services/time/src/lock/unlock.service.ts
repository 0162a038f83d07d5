import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { lockReason, type CreateUnlock, type UnlockList, type UnlockView } from '@jahrring/contracts-time';
import { Audit, Clock, Database, only, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EmployeeRefRepository, nameOf } from '../reference';
import { TimeSettingsService } from '../settings';
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

  /** Lists the unlocked days. */
  async list(ctx: RequestContext): Promise<UnlockList> {
    const items = await this.views(ctx, await this.unlocks.open(ctx));
    return { items, total: items.length };
  }

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
      await this.notify(ctx, unlock, settings.unlockHours);
      return this.view(ctx, unlock);
    });
  }

  /** Locks the day again before its time. */
  async lockAgain(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.unlocks.remove(ctx, id, version));
  }

  private async notify(ctx: RequestContext, unlock: UnlockEntity, hours: number): Promise<void> {
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: [unlock.employeeId],
      kind: 'time.unlock',
      titleKey: 'time:notify.unlocked',
      params: { date: unlock.workDate, hours },
      path: `/timeoverview?view=day&date=${unlock.workDate}`,
    });
  }

  private async view(ctx: RequestContext, unlock: UnlockEntity): Promise<UnlockView> {
    return only(await this.views(ctx, [unlock]));
  }

  private async views(ctx: RequestContext, unlocks: readonly UnlockEntity[]): Promise<UnlockView[]> {
    const ids = new Set(unlocks.flatMap(({ employeeId, unlockedBy }) => [employeeId, unlockedBy]));
    const people = await this.employees.getMany(ctx, [...ids]);
    const names = new Map(people.map((person) => [person.id, nameOf(person)]));
    return unlocks.map(({ id, version, employeeId, workDate, reason, unlockedBy, expiresAt }) => ({
      ...{ id, version, employeeId, reason, unlockedBy },
      date: workDate,
      employeeName: names.get(employeeId) ?? '',
      unlockedByName: names.get(unlockedBy) ?? '',
      expiresAt: expiresAt.toISOString(),
    }));
  }
}
