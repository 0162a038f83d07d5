import { addDays, localDateAt } from '@jahrring/contracts-common';
import { type LastDay, type WorkedLine } from '@jahrring/contracts-time';
import { AppError, Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { clockOf, EntryAccess } from '../entry';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';

/** Further back nobody remembers a day as the usual one. */
const searchedDays = 60;

type Obstacle = WorkedLine['obstacle'];

const obstacles: Readonly<Record<string, Obstacle>> = {
  PROJECT_NOT_FOUND: 'project',
  PROJECT_FORBIDDEN: 'project',
  PROJECT_CLOSED: 'project',
  ACTIVITY_NOT_FOUND: 'activity',
};

/** The caller's last worked day, with what of it can be recorded again. */
@Injectable()
export class LastDayService {
  constructor(
    private readonly entries: EntryRepository,
    private readonly access: EntryAccess,
    private readonly clock: Clock,
  ) {}

  /** Null where the caller has recorded no hours in the last 60 days before today. */
  async get(ctx: RequestContext): Promise<LastDay | null> {
    const today = localDateAt(this.clock.now().getTime(), ctx.timeZone);
    const [from, to] = [addDays(today, -searchedDays), addDays(today, -1)];
    const date = await this.entries.lastWorkedDay(ctx, ctx.membershipId, from, to);
    if (!date) return null;
    const all = await this.entries.ofPerson(ctx, ctx.membershipId, date, date);
    const hours = all.filter(({ kind }) => kind === 'hours');
    const found = new Map<string, Obstacle>();
    for (const entry of hours) {
      if (!found.has(pairOf(entry))) found.set(pairOf(entry), await this.obstacleOf(ctx, entry));
    }
    return { date, lines: hours.map((entry) => toLine(entry, found.get(pairOf(entry)) ?? null)) };
  }

  private async obstacleOf(ctx: RequestContext, entry: EntryEntity): Promise<Obstacle> {
    const { projectId, activityId } = entry;
    try {
      await this.access.requireBooking(ctx, { kind: 'hours', projectId, activityId, objectId: null });
      return null;
    } catch (error) {
      const obstacle = error instanceof AppError ? obstacles[error.code] : undefined;
      if (!obstacle) throw error;
      return obstacle;
    }
  }
}

function pairOf({ projectId, activityId }: EntryEntity): string {
  return `${projectId} ${activityId ?? ''}`;
}

function toLine(entry: EntryEntity, obstacle: Obstacle): WorkedLine {
  const clock = clockOf(entry);
  const { activityId, seconds, breakSeconds, comment, billable, companyPartId } = entry;
  const { projectNumber = '', projectTitle = '', activityTitle } = entry.names ?? {};
  return {
    project: { id: entry.projectId, number: projectNumber, title: projectTitle, status: 'PROG' },
    activity: activityId ? { id: activityId, title: activityTitle ?? '', articleNumber: null } : null,
    from: clock?.from ?? null,
    to: clock?.to ?? null,
    ...{ seconds, breakSeconds, comment, billable, companyPartId, obstacle },
  };
}
