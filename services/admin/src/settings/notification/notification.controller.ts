import {
  markedNotifications,
  markNotifications,
  type MarkNotifications,
  notificationList,
  notificationListQuery,
  notificationSettings,
  type NotificationSettings,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  ok,
  Post,
  Put,
  type RequestContext,
  SignedIn,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { NotificationService } from './notification.service';

/** One's own notifications in the licence of the session. */
@ToolController('admin', 'notifications')
export class NotificationController {
  constructor(private readonly notifications: NotificationService) {}

  @Get('', SignedIn(), notificationList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: notificationListQuery }) query: ListQuery) {
    return this.notifications.list(ctx, query);
  }

  @Post('mark', SignedIn(), ok(markedNotifications))
  mark(@Ctx() ctx: RequestContext, @Body({ schema: markNotifications }) body: MarkNotifications) {
    return this.notifications.mark(ctx, body);
  }

  @Get('settings', SignedIn(), notificationSettings)
  settings(@Ctx() ctx: RequestContext) {
    return this.notifications.getSettings(ctx);
  }

  @Put('settings', SignedIn(), notificationSettings)
  changeSettings(
    @Ctx() ctx: RequestContext,
    @Body({ schema: notificationSettings }) body: NotificationSettings,
  ) {
    return this.notifications.changeSettings(ctx, body);
  }
}
