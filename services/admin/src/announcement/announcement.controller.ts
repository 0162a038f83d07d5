import {
  announcementList,
  announcementListQuery,
  announcementView,
  sendAnnouncement,
  type SendAnnouncement,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { Body, Get, Post, Query, SerializeOptions } from '@nestjs/common';
import { AnnouncementService } from './announcement.service';

/** Messages of those who run the installation to the admins of its licences. */
@ToolController('admin', 'announcements')
export class AnnouncementController {
  constructor(private readonly announcements: AnnouncementService) {}

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: announcementList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: announcementListQuery }) query: ListQuery) {
    return this.announcements.list(ctx, query);
  }

  @Post()
  @SuperadminOnly()
  @SerializeOptions({ schema: announcementView })
  send(@Ctx() ctx: RequestContext, @Body({ schema: sendAnnouncement }) body: SendAnnouncement) {
    return this.announcements.send(ctx, body);
  }
}
