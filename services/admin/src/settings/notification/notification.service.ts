import type {
  MarkedNotifications,
  MarkNotifications,
  NotificationChoice,
  NotificationSettings,
  NotificationView,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import { Database, type ListResult, mapList, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from '../live';
import { NotificationChoiceRepository } from './notification-choice.repository';
import { toNotificationView } from './notification.mapper';
import { notificationColumns, NotificationRepository } from './notification.repository';

type NotificationPage = ListResult<NotificationView> & { unread: number };

/** The caller's notifications, and their choice of how to be notified. */
@Injectable()
export class NotificationService {
  constructor(
    private readonly db: Database,
    private readonly notifications: NotificationRepository,
    private readonly choices: NotificationChoiceRepository,
    private readonly live: LivePublisher,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<NotificationPage> {
    const [page, unread] = await Promise.all([
      this.notifications.list(ctx, query, notificationColumns),
      this.notifications.countUnread(ctx, ctx.membershipId),
    ]);
    const { items, total } = mapList(page, toNotificationView);
    return { items, total, unread };
  }

  /** Reads, archives or brings back; answers what was changed, with the state before. */
  async mark(ctx: RequestContext, body: MarkNotifications): Promise<MarkedNotifications> {
    return this.db.tx(ctx, async (ctx) => {
      const rows = await this.notifications.findToMark(ctx, body, body.state);
      const ids = rows.map((row) => row.id);
      await this.notifications.setState(ctx, ids, body.state);
      const unread = await this.notifications.countUnread(ctx, ctx.membershipId);
      if (ids.length > 0) {
        await this.live.publish(ctx, ctx.membershipId, { name: 'notifications-changed', data: { unread } });
      }
      return { unread, changed: rows.map(({ id, state }) => ({ id, was: state })) };
    });
  }

  async getSettings(ctx: RequestContext): Promise<NotificationSettings> {
    const rows = await this.choices.findOfEmployee(ctx, ctx.membershipId);
    return { choices: rows.map(({ kind, inApp, mail }): NotificationChoice => ({ kind, inApp, mail })) };
  }

  async changeSettings(ctx: RequestContext, body: NotificationSettings): Promise<NotificationSettings> {
    return this.db.tx(ctx, async (ctx) => {
      await this.choices.choose(ctx, ctx.membershipId, body.choices);
      return this.getSettings(ctx);
    });
  }
}
