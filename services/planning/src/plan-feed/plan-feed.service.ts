import { addDays, localDateAt } from '@jahrring/contracts-common';
import type { PlanFeed } from '@jahrring/contracts-planning';
import { Clock, commonError, Database, systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { OwnPlanService } from '../own-plan';
import { EmployeeRefRepository } from '../reference';
import { calendarOf } from './plan-calendar';
import { PlanFeedRepository } from './plan-feed.repository';

const daysBack = 62;
const daysAhead = 366;
const secretBytes = 32;

/** A calendar of what is planned for oneself, for other programs: whoever knows its address reads it. */
@Injectable()
export class PlanFeedService {
  constructor(
    private readonly db: Database,
    private readonly feeds: PlanFeedRepository,
    private readonly plans: OwnPlanService,
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  async get(ctx: RequestContext): Promise<PlanFeed> {
    const feed = await this.feeds.own(ctx);
    return { createdAt: feed?.updatedAt.toISOString() ?? null, path: null };
  }

  /** Makes the address, or a new one in place of the old; it is told this once. */
  async renew(ctx: RequestContext): Promise<PlanFeed> {
    const token = randomBytes(secretBytes).toString('base64url');
    const values = { tokenHash: hashOf(token), timeZone: ctx.timeZone, locale: ctx.locale };
    const saved = await this.db.tx(ctx, async (ctx) => {
      const before = await this.feeds.own(ctx);
      return before
        ? this.feeds.update(ctx, before.id, before.version, values)
        : this.feeds.insert(ctx, { id: ctx.membershipId, ...values });
    });
    return { createdAt: saved.updatedAt.toISOString(), path: `/api/planning/ical/${token}.ics` };
  }

  async remove(ctx: RequestContext): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const feed = await this.feeds.own(ctx);
      if (feed) await this.feeds.remove(ctx, feed.id, feed.version);
    });
  }

  /** The calendar behind an address; 404 where it is not, or no more, or the person is planned no longer. */
  async read(token: string): Promise<string> {
    const feed = await this.feeds.byHash(hashOf(token));
    if (!feed) throw commonError('NOT_FOUND');
    const ctx = systemContext(feed);
    if (!(await this.employees.find(ctx, feed.employeeId))?.plannable) throw commonError('NOT_FOUND');
    const today = localDateAt(this.clock.now(), feed.timeZone);
    const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
    const { bookings } = await this.plans.of(ctx, feed.employeeId, span);
    return calendarOf(bookings, { ...feed, stamp: new Date(this.clock.now()) });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
