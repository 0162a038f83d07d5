import { createNotice, noticeList, noticeView, shownNotices, updateNotice } from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  Id,
  noContent,
  Passive,
  Post,
  recordRoutes,
  SessionToken,
  SignedIn,
  SuperadminOnly,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { NoticeService } from './notice.service';

/** Banners: written by superadmins, shown to whom they are for. */
@ToolController('admin', 'notices')
export class NoticeController extends recordRoutes(NoticeService, {
  access: SuperadminOnly(),
  list: noticeList,
  view: noticeView,
  create: createNotice,
  update: updateNotice,
  without: ['get', 'restore'],
}) {
  @Get('shown', SignedIn(), shownNotices)
  @Passive()
  shown(@Ctx() ctx: RequestContext, @SessionToken() token: string) {
    return this.records.shown(ctx, token);
  }

  @Post(':id/restore', SuperadminOnly(), noticeView)
  restore(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.records.restore(ctx, id);
  }

  @Post(':id/dismiss', SignedIn(), noContent)
  dismiss(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.records.dismiss(ctx, id);
  }
}
