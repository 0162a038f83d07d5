import { notificationRequested } from '@jahrring/contracts-admin';
import { addDays, localDateAt, mondayOf, newId, nextMonthOf } from '@jahrring/contracts-common';
import { type CreateSignoff, type SignoffQuery, type SignoffView } from '@jahrring/contracts-time';
import { Clock, commonError, Database, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess } from '../entry';
import { EmployeeRefRepository, EmploymentRefRepository, nameOf } from '../reference';
import { SignoffRepository } from '../signoff';
import type { SignoffEntity } from '../signoff';

/** Weeks and months that employees sign as complete; their supervisors are told. */
@Injectable()
export class SignoffService {
  constructor(
    private readonly db: Database,
    private readonly signoffs: SignoffRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly access: EntryAccess,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, { employeeId = ctx.membershipId, from, to }: SignoffQuery) {
    await this.access.requirePerson(ctx, employeeId, 'tools.project.timetable.others.show');
    const items = (await this.signoffs.touching(ctx, [employeeId], from, to)).map(toSignoffView);
    return { items, total: items.length };
  }

  /** Signed again, it is signed as it is now: what was reopened is closed. */
  async sign(ctx: RequestContext, { period, date }: CreateSignoff): Promise<SignoffView> {
    const startsOn = period === 'week' ? mondayOf(date) : `${date.slice(0, 8)}01`;
    const endsOn = addDays(period === 'week' ? addDays(startsOn, 7) : nextMonthOf(startsOn), -1);
    const now = this.clock.now();
    if (startsOn > localDateAt(now, ctx.timeZone)) throw timeError('ENTRY_FUTURE');
    return this.db.tx(ctx, async (ctx) => {
      const person = await this.employees.lock(ctx, ctx.membershipId);
      const present = await this.signoffs.ofPeriod(ctx, ctx.membershipId, period, startsOn);
      if (present && present.reopened.length === 0) return toSignoffView(present);
      const signed = { signedAt: now, signedBy: ctx.membershipId, reopened: [] };
      const signoff = present
        ? await this.signoffs.update(ctx, present.id, present.version, signed)
        : await this.signoffs.insert(ctx, {
            id: newId(),
            employeeId: ctx.membershipId,
            ...{ period, startsOn, endsOn },
            ...signed,
          });
      await this.notify(ctx, signoff, person ? nameOf(person) : '');
      return toSignoffView(signoff);
    });
  }

  async withdraw(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const signoff = await this.signoffs.get(ctx, id);
      if (signoff.employeeId !== ctx.membershipId) throw commonError('FORBIDDEN');
      await this.signoffs.remove(ctx, id, version);
    });
  }

  private async notify(ctx: RequestContext, signoff: SignoffEntity, name: string): Promise<void> {
    const employment = await this.employments.of(ctx, signoff.employeeId);
    const supervisors = employment?.supervisors ?? [];
    if (supervisors.length === 0) return;
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: supervisors,
      kind: 'time.signoff',
      titleKey: signoff.period === 'week' ? 'time:notify.weekSigned' : 'time:notify.monthSigned',
      params: { name, from: signoff.startsOn, to: signoff.endsOn },
      path: `/timeoverview?view=team&date=${signoff.startsOn}&span=${signoff.period}&person=${signoff.employeeId}`,
    });
  }
}

export function toSignoffView(signoff: SignoffEntity): SignoffView {
  const { id, version, employeeId, period, startsOn, endsOn, reopened } = signoff;
  return {
    id,
    version,
    employeeId,
    period,
    startsOn,
    endsOn,
    signedAt: signoff.signedAt.toISOString(),
    reopened,
  };
}
