import {
  listedChanges,
  planChanges,
  planningErrors,
  type DaySpan,
  type PlanChange,
  type PlanChangeKind,
  type PlanChangesQuery,
  type PlanChangesView,
  type PlanningSettings,
  type PublicationState,
  type PublishedPlan,
  type PublishPlan,
} from '@jahrring/contracts-planning';
import { AppError, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { BookingRepository, PublishedBookingRepository, type PlannedEntity } from '../booking';
import { PlanNews } from '../news';
import { EmployeeRefRepository } from '../reference';
import { PlanningSettingsService } from '../settings';
import { PublicationNotices } from './publication.notices';
import { PublicationRepository } from './publication.repository';
import { ChangeViews } from './change.views';

type Change = PlanChange<PlannedEntity>;

/** Makes what is planned what everybody sees: as one, and only what the planner has looked at. */
@Injectable()
export class PublicationService implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly bookings: BookingRepository,
    private readonly published: PublishedBookingRepository,
    private readonly publications: PublicationRepository,
    private readonly settings: PlanningSettingsService,
    private readonly employees: EmployeeRefRepository,
    private readonly notices: PublicationNotices,
    private readonly views: ChangeViews,
    private readonly news: PlanNews,
  ) {}

  onModuleInit(): void {
    this.settings.onUpdate((ctx, before, after) => this.switchMode(ctx, before, after));
  }

  /** Returns the parts of some days that others do not see as they are planned. */
  async state(ctx: RequestContext, { from, to }: DaySpan): Promise<PublicationState> {
    const settings = await this.settings.get(ctx);
    const { mode } = settings.publishing;
    if (mode === 'atOnce') return { mode, mayPublish: false, unpublished: [], changes: 0 };
    const planned = await this.bookings.between(ctx, from, to);
    const shown = await this.published.between(ctx, from, to);
    // A booking that is in the span on one side only has its other side elsewhere, or has none.
    const wanted = await missing(ctx, planned, shown, this.published);
    const rest = await missing(ctx, shown, planned, this.bookings);
    const changes = planChanges<PlannedEntity>([...shown, ...wanted], [...planned, ...rest]);
    const inSpan = new Set(planned.map(({ id }) => id));
    const unpublished = changes.flatMap(({ after }) => (after && inSpan.has(after.id) ? [after.id] : []));
    return { mode, mayPublish: mayPublish(ctx, settings), unpublished, changes: changes.length };
  }

  /** All that publishing would bring. */
  async changes(ctx: RequestContext, { until }: PlanChangesQuery): Promise<PlanChangesView> {
    const settings = await this.settings.get(ctx);
    const { mode } = settings.publishing;
    const found = mode === 'atOnce' ? [] : await this.pending(ctx, until ?? null);
    const last = await this.publications.last(ctx);
    const person = last ? await this.employees.find(ctx, last.employeeId) : null;
    return {
      mode,
      mayPublish: mode === 'byHand' && mayPublish(ctx, settings),
      publishedAt: last?.createdAt.toISOString() ?? null,
      publishedBy: person?.name ?? null,
      items: (await this.views.views(ctx, found)).slice(0, listedChanges),
      total: found.length,
      stamp: stampOf(found),
    };
  }

  /** @throws FORBIDDEN where the licence lets others publish, PLAN_CHANGED where the plan is not what was looked at */
  async publish(ctx: RequestContext, { until = null, stamp }: PublishPlan): Promise<PublishedPlan> {
    return this.db.tx(ctx, async (ctx) => {
      await this.settings.lock(ctx);
      const settings = await this.settings.read(ctx);
      if (settings.publishing.mode === 'atOnce') return { changes: 0, told: 0 };
      if (!mayPublish(ctx, settings)) throw commonError('FORBIDDEN');
      const changes = await this.pending(ctx, until);
      if (stampOf(changes) !== stamp) throw new AppError(planningErrors, 'PLAN_CHANGED');
      return this.publishChanges(ctx, changes, { until, tells: settings.publishing.tellPeople });
    });
  }

  private async publishChanges(
    ctx: RequestContext,
    changes: readonly Change[],
    { until, tells }: { until: string | null; tells: boolean },
  ): Promise<PublishedPlan> {
    if (changes.length === 0) return { changes: 0, told: 0 };
    await this.published.replace(
      ctx,
      changes.flatMap(({ before, after }) => (before ?? after)?.id ?? []),
      changes.flatMap(({ after }) => after ?? []),
    );
    const told = tells ? await this.notices.notify(ctx, changes) : 0;
    const count = (kind: PlanChangeKind) => changes.filter((change) => change.kind === kind).length;
    await this.publications.insert(ctx, {
      ...{ employeeId: ctx.membershipId, until, told },
      ...{ added: count('added'), moved: count('moved') },
      ...{ changed: count('changed'), removed: count('removed') },
    });
    await this.news.publish(ctx);
    return { changes: changes.length, told };
  }

  /** Returns the differences between the plan and its published state, up to bookings that begin on a day. */
  private async pending(ctx: RequestContext, until: string | null): Promise<Change[]> {
    const planned = await this.bookings.unpublished(ctx);
    const shown = [
      ...(await this.published.getMany(
        ctx,
        planned.map(({ id }) => id),
      )),
      ...(await this.published.orphaned(ctx)),
    ];
    return planChanges<PlannedEntity>(shown, planned).filter(
      ({ before, after }) =>
        until === null || [before, after].some((side) => side !== null && side.firstDay <= until),
    );
  }

  /** By hand begins with what everybody has seen until then; at once publishes all that was not, and needs no copy any more. */
  private async switchMode(
    ctx: RequestContext,
    { publishing: before }: PlanningSettings,
    { publishing: after }: PlanningSettings,
  ): Promise<void> {
    if (before.mode === after.mode) return;
    if (after.mode === 'byHand') await this.published.replaceAll(ctx);
    else {
      await this.publishChanges(ctx, await this.pending(ctx, null), { until: null, tells: after.tellPeople });
      await this.published.clear(ctx);
    }
  }
}

/** Those of the ones that the others lack, as the other side has them. */
async function missing<E extends PlannedEntity>(
  ctx: RequestContext,
  ones: readonly PlannedEntity[],
  others: readonly PlannedEntity[],
  side: { getMany: (ctx: RequestContext, ids: readonly string[]) => Promise<E[]> },
): Promise<E[]> {
  const known = new Set(others.map(({ id }) => id));
  return side.getMany(
    ctx,
    ones.map(({ id }) => id).filter((id) => !known.has(id)),
  );
}

function mayPublish(ctx: RequestContext, { publishing: { publisherIds } }: PlanningSettings): boolean {
  return publisherIds.length === 0 || publisherIds.includes(ctx.membershipId);
}

/** The same for the same changes in the same versions, whatever their order. */
function stampOf(changes: readonly Change[]): string {
  const names = changes.map(({ before, after }) =>
    [(before ?? after)?.id, before?.version ?? 0, after?.version ?? 0].join(' '),
  );
  return createHash('sha256').update(names.sort().join('\n')).digest('hex');
}
