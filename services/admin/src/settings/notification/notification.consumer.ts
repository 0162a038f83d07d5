import { type NotificationRequested, notificationRequested } from '@jahrring/contracts-admin';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from '../live';
import { NotificationMailer } from './notification-mailer';
import { NotificationChoiceRepository } from './notification-choice.repository';
import { toNotificationView } from './notification.mapper';
import { NotificationRecipients } from './notification-recipients';
import { NotificationRepository } from './notification.repository';

/** Stores what services want told, once for each employee, and shows it to those who look. */
@Injectable()
export class NotificationConsumer {
  constructor(
    private readonly recipients: NotificationRecipients,
    private readonly choices: NotificationChoiceRepository,
    private readonly notifications: NotificationRepository,
    private readonly live: LivePublisher,
    private readonly mailer: NotificationMailer,
  ) {}

  @Consumes(notificationRequested)
  async onRequested(ctx: RequestContext, request: NotificationRequested): Promise<void> {
    const told = await this.notifications.findTold(ctx, request.id);
    const wanted = [...new Set(request.employeeIds)].filter((id) => !told.has(id));
    const people = await this.recipients.find(ctx, wanted);
    const ids = people.map(({ employeeId }) => employeeId);
    const choices = await this.choices.findOfKind(ctx, request.kind, ids);
    await this.store(
      ctx,
      request,
      ids.filter((id) => choices.get(id)?.inApp ?? true),
    );
    await this.mailer.mail(
      ctx,
      request,
      people.filter(({ employeeId }) => choices.get(employeeId)?.mail).map(({ user }) => user),
    );
  }

  private async store(
    ctx: RequestContext,
    { id: requestId, kind, titleKey, params, path }: NotificationRequested,
    employeeIds: readonly string[],
  ): Promise<void> {
    const rows = await this.notifications.insertMany(
      ctx,
      employeeIds.map((employeeId) => ({
        employeeId,
        requestId,
        kind,
        titleKey,
        params,
        path,
        state: 'unread' as const,
      })),
    );
    for (const row of rows) {
      const unread = await this.notifications.countUnread(ctx, row.employeeId);
      const data = { notification: toNotificationView(row), unread };
      await this.live.publish(ctx, row.employeeId, { name: 'notification', data });
    }
  }
}
