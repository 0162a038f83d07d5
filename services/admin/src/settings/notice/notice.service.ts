import {
  adminErrors,
  type CreateNotice,
  noticeLimits,
  type NoticeView,
  type ShownNotices,
  type UpdateNotice,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { AppError, Audit, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceDirectory, type SessionEntity, SessionStore } from '../../identity';
import { LivePublisher } from '../live';
import type { NoticeEntity } from './notice.entity';
import { noticeTarget, toNoticeView, toShownNotice } from './notice.mapper';
import { NoticeRepository } from './notice.repository';

const hourMs = 3_600_000;

/** Banners of those who run the installation. Who may write them is decided at the controller. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notices: NoticeRepository,
    private readonly licences: LicenceDirectory,
    private readonly sessions: SessionStore,
    private readonly live: LivePublisher,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext): Promise<Page<NoticeView>> {
    const items = await this.views(ctx, await this.notices.findAll(ctx));
    return { items, total: items.length };
  }

  create(ctx: RequestContext, { id, ...body }: CreateNotice): Promise<NoticeView> {
    return this.db.tx(ctx, async (ctx) => {
      const max = noticeLimits.most;
      if ((await this.notices.findAll(ctx)).length >= max)
        throw new AppError(adminErrors, 'NOTICES_FULL', { max });
      const row = await this.notices.insert(ctx, { ...(id ? { id } : {}), ...valuesOf(body) });
      return this.changed(ctx, 'create', row);
    });
  }

  update(ctx: RequestContext, id: string, version: number, body: UpdateNotice): Promise<NoticeView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.getLiving(ctx, id);
      const row = await this.notices.update(ctx, id, version, valuesOf(body));
      return this.changed(ctx, 'update', row, before);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const before = await this.getLiving(ctx, id);
      await this.notices.update(ctx, id, version, { deletedAt: this.clock.now() });
      await this.changed(ctx, 'delete', null, before);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<NoticeView> {
    return this.db.tx(ctx, async (ctx) => {
      const gone = await this.notices.get(ctx, id);
      if (!gone.deletedAt) throw commonError('NOT_FOUND');
      const row = await this.notices.update(ctx, id, gone.version, { deletedAt: null });
      return this.changed(ctx, 'restore', row);
    });
  }

  /**
   * Returns the notices currently shown to the caller, and when they change by themselves. `token`: of the caller's
   * session.
   */
  async shown(ctx: RequestContext, token: string): Promise<ShownNotices> {
    const rows = (await this.notices.findCurrent(ctx)).filter((row) => isFor(row, ctx));
    const dismissed = await this.notices.findDismissed(ctx, ctx.userId);
    const now = this.clock.now();
    const items = rows
      .filter(({ id, shownFrom }) => shownFrom <= now && !dismissed.has(id))
      .map((row) => toShownNotice(row, ctx.locale));
    const session = ctx.superadmin ? await this.sessions.findByToken(ctx, token) : null;
    const moments = rows.flatMap(({ shownFrom, endsAt }) => [shownFrom, endsAt]);
    if (session?.enteredUntil) moments.push(session.enteredUntil);
    const changes = moments.filter((at) => at > now);
    const [next] = changes.sort((one, other) => one.getTime() - other.getTime());
    return { items, nextAt: next?.toISOString() ?? null, ...stayOf(session) };
  }

  /** 404 where the caller is not shown it; NOTICE_STAYS where it cannot be put away. */
  async dismiss(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const row = await this.getLiving(ctx, id);
      if (!isFor(row, ctx) || row.shownFrom > this.clock.now()) throw commonError('NOT_FOUND');
      if (!row.dismissible) throw new AppError(adminErrors, 'NOTICE_STAYS');
      await this.notices.dismiss(ctx, id, ctx.userId);
    });
  }

  private async getLiving(ctx: RequestContext, id: string): Promise<NoticeEntity> {
    const row = await this.notices.get(ctx, id);
    if (row.deletedAt) throw commonError('NOT_FOUND');
    return row;
  }

  /** Every open browser asks anew what it is shown. */
  private async changed<R extends NoticeEntity | null>(
    ctx: RequestContext,
    action: 'create' | 'update' | 'delete' | 'restore',
    row: R,
    before: NoticeEntity | null = null,
  ): Promise<R extends NoticeEntity ? NoticeView : null> {
    const entityId = row?.id ?? before?.id ?? '';
    await this.audit.record(ctx, {
      ...{ action, entity: 'notice', entityId },
      ...{ before: before && auditable(before), after: row && auditable(row) },
    });
    await this.live.publish(ctx, null, {
      name: 'record-changed',
      data: { entity: 'admin/notice', id: entityId },
    });
    const [view] = row ? await this.views(ctx, [row]) : [];
    return (view ?? null) as R extends NoticeEntity ? NoticeView : null;
  }

  private async views(ctx: RequestContext, rows: readonly NoticeEntity[]): Promise<NoticeView[]> {
    const ids = rows.flatMap(({ audience, target }) => (audience === 'licence' && target ? [target] : []));
    const found = await this.licences.getMany(ctx, ids);
    const licenceNames = new Map(found.map(({ id, name }) => [id, name]));
    const dismissed = await this.notices.countDismissed(ctx);
    return rows.map((row) => toNoticeView(row, { licenceNames, dismissed }));
  }
}

function valuesOf(body: UpdateNotice) {
  const { kind, audience, texts, aheadHours, dismissible } = body;
  const startsAt = new Date(body.startsAt);
  return {
    ...{ kind, audience, texts, aheadHours, dismissible, startsAt },
    endsAt: new Date(body.endsAt),
    shownFrom: new Date(startsAt.getTime() - aheadHours * hourMs),
    target: noticeTarget(body),
  };
}

function stayOf(session: SessionEntity | null): Pick<ShownNotices, 'stay'> {
  if (!session?.enteredUntil || !session.homeLicenceId) return {};
  return { stay: { until: session.enteredUntil.toISOString(), homeLicenceId: session.homeLicenceId } };
}

function isFor({ audience, target }: NoticeEntity, ctx: RequestContext): boolean {
  if (audience === 'all') return true;
  if (audience === 'licence') return target === ctx.licenceId;
  if (audience === 'type') return target === ctx.licenceType;
  return target !== null && ctx.plugins.includes(target);
}

function auditable({ kind, audience, target, texts, startsAt, endsAt }: NoticeEntity) {
  const [from, to] = [startsAt.toISOString(), endsAt.toISOString()];
  return { kind, audience, target, text: texts.de, startsAt: from, endsAt: to };
}
