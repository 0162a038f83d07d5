import { addDays, localDateAt } from '@jahrring/contracts-common';
import type { PlanFeed } from '@jahrring/contracts-planning';
import { Clock, commonError, Database, systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { OwnPlanService } from '../own-plan';
import { ResourceRepository } from '../reference';
import { calendarOf } from './plan-calendar';
import { PlanFeedRepository } from './plan-feed.repository';

const daysBack = 62;
const daysAhead = 366;
const secretBytes = 32;

/** Calendars of what is planned for a person or a thing, for other programs: whoever knows the address of one reads it. */
@Injectable()
export class PlanFeedService {
  constructor(
    private readonly db: Database,
    private readonly feeds: PlanFeedRepository,
    private readonly plans: OwnPlanService,
    private readonly resources: ResourceRepository,
    private readonly clock: Clock,
  ) {}

  /** `resourceId`: of oneself, or of a thing that can be booked. */
  async get(ctx: RequestContext, resourceId: string): Promise<PlanFeed> {
    await this.check(ctx, resourceId);
    const feed = await this.feeds.find(ctx, resourceId);
    return { createdAt: feed?.updatedAt.toISOString() ?? null, path: null };
  }

  /** Makes the address, or a new one in place of the old; it is told this once. */
  async renew(ctx: RequestContext, resourceId: string): Promise<PlanFeed> {
    await this.check(ctx, resourceId);
    const token = randomBytes(secretBytes).toString('base64url');
    const values = { tokenHash: hashOf(token), timeZone: ctx.timeZone, locale: ctx.locale };
    const saved = await this.db.tx(ctx, async (ctx) => {
      const before = await this.feeds.find(ctx, resourceId);
      return before
        ? this.feeds.update(ctx, before.id, before.version, values)
        : this.feeds.insert(ctx, { id: resourceId, ...values });
    });
    return { createdAt: saved.updatedAt.toISOString(), path: `/api/planning/ical/${token}.ics` };
  }

  async remove(ctx: RequestContext, resourceId: string): Promise<void> {
    await this.check(ctx, resourceId);
    await this.db.tx(ctx, async (ctx) => {
      const feed = await this.feeds.find(ctx, resourceId);
      if (feed) await this.feeds.remove(ctx, feed.id, feed.version);
    });
  }

  /** The calendar behind an address; 404 where it is not, or no more, or nobody plans that person or thing any longer. */
  async read(token: string): Promise<string> {
    const feed = await this.feeds.byHash(hashOf(token));
    if (!feed) throw commonError('NOT_FOUND');
    const ctx = systemContext(feed);
    const resource = await this.resources.findPlannable(ctx, feed.resourceId);
    if (!resource) throw commonError('NOT_FOUND');
    const today = localDateAt(this.clock.now(), feed.timeZone);
    const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
    const { bookings } = await this.plans.of(ctx, feed.resourceId, span);
    const name = resource.kind === 'person' ? null : resource.name;
    return calendarOf(bookings, { ...feed, name, stamp: new Date(this.clock.now()) });
  }

  /** @throws NOT_FOUND where it is another person's, or a thing that cannot be booked */
  private async check(ctx: RequestContext, resourceId: string): Promise<void> {
    if (resourceId === ctx.membershipId) return;
    const resource = await this.resources.findPlannable(ctx, resourceId);
    if (!resource || resource.kind === 'person') throw commonError('NOT_FOUND');
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
