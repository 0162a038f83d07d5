import type { PlanChange, PlanChangeView } from '@jahrring/contracts-planning';
import { systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BookingViews, type PlannedEntity } from '../booking';
import { ResourceRepository } from '../reference';

/** Changes of the plan as the API shows them, by the names of those they concern and then by day. */
@Injectable()
export class ChangeViews {
  constructor(
    private readonly bookings: BookingViews,
    private readonly resources: ResourceRepository,
  ) {}

  async views(ctx: RequestContext, changes: readonly PlanChange<PlannedEntity>[]): Promise<PlanChangeView[]> {
    if (changes.length === 0) return [];
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const names = new Map((await this.resources.plannable(all)).map(({ id, name }) => [id, name]));
    const before = await this.viewsOf(ctx, changes, 'before');
    const after = await this.viewsOf(ctx, changes, 'after');
    const views = changes.map(({ kind, before: was, after: is }): PlanChangeView => {
      const former = was && is && was.resourceId !== is.resourceId ? was.resourceId : null;
      return {
        kind,
        resourceName: names.get((is ?? was)?.resourceId ?? '') ?? '',
        formerName: former ? (names.get(former) ?? '') : null,
        before: before.get(was?.id ?? '') ?? null,
        after: after.get(is?.id ?? '') ?? null,
      };
    });
    const dayOf = ({ after: is, before: was }: PlanChangeView) => (is ?? was)?.firstDay ?? '';
    return views.sort(
      (a, b) => a.resourceName.localeCompare(b.resourceName) || dayOf(a).localeCompare(dayOf(b)),
    );
  }

  private async viewsOf(
    ctx: RequestContext,
    changes: readonly PlanChange<PlannedEntity>[],
    side: 'before' | 'after',
  ) {
    const views = await this.bookings.views(
      ctx,
      changes.flatMap((change) => change[side] ?? []),
    );
    return new Map(views.map((view) => [view.id, view]));
  }
}
