import { notificationRequested } from '@jahrring/contracts-admin';
import { localDateAt, newId } from '@jahrring/contracts-common';
import type { PlanChange } from '@jahrring/contracts-planning';
import { Clock, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { PlannedEntity } from '../booking';
import { EmployeeRefRepository } from '../reference';

interface OwnChanges {
  count: number;
  from: string;
  to: string;
}

/** Tells people what was published of theirs: each of them once, of what is not over, and nobody of what they did themselves. */
@Injectable()
export class PublicationNotices {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Returns how many were told. */
  async notify(ctx: RequestContext, changes: readonly PlanChange<PlannedEntity>[]): Promise<number> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const own = ownChanges(changes, today);
    own.delete(ctx.membershipId);
    const people = (await this.employees.getMany(ctx, [...own.keys()])).filter(({ plannable }) => plannable);
    await this.outbox.addMany(
      ctx,
      notificationRequested,
      people.map(({ id }) => ({
        id: newId(),
        employeeIds: [id],
        kind: 'planning.published',
        titleKey: 'planning:notify.published',
        params: { ...(own.get(id) ?? { count: 0, from: today, to: today }) },
        path: '/scheduling-tool/my_week',
      })),
    );
    return people.length;
  }
}

/** By resource: how many changes it has, and on which days. A booking that changed hands is one of both. */
function ownChanges(changes: readonly PlanChange<PlannedEntity>[], today: string): Map<string, OwnChanges> {
  const own = new Map<string, OwnChanges>();
  for (const { before, after } of changes) {
    const sides = [before, after].filter((side) => side !== null);
    if (sides.every(({ lastDay }) => lastDay < today)) continue;
    for (const resourceId of new Set(sides.map((side) => side.resourceId))) {
      const days = sides.filter((side) => side.resourceId === resourceId);
      const { count = 0, from, to } = own.get(resourceId) ?? {};
      const firsts = [...days.map(({ firstDay }) => firstDay), ...(from ? [from] : [])];
      const lasts = [...days.map(({ lastDay }) => lastDay), ...(to ? [to] : [])];
      own.set(resourceId, {
        count: count + 1,
        from: firsts.reduce((a, b) => (a < b ? a : b)),
        to: lasts.reduce((a, b) => (a > b ? a : b)),
      });
    }
  }
  return own;
}
