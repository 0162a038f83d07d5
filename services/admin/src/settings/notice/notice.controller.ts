import {
  createNotice,
  type CreateNotice,
  noticeList,
  noticeView,
  shownNotices,
  updateNotice,
  type UpdateNotice,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  noContent,
  Passive,
  Patch,
  Post,
  type RequestContext,
  SessionToken,
  SignedIn,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { NoticeService } from './notice.service';

/** Banners: written by superadmins, shown to whom they are for. */
@ToolController('admin', 'notices')
export class NoticeController {
  constructor(private readonly notices: NoticeService) {}

  @Get('', SuperadminOnly(), noticeList)
  list(@Ctx() ctx: RequestContext) {
    return this.notices.list(ctx);
  }

  @Get('shown', SignedIn(), shownNotices)
  @Passive()
  shown(@Ctx() ctx: RequestContext, @SessionToken() token: string) {
    return this.notices.shown(ctx, token);
  }

  @Post('', SuperadminOnly(), noticeView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createNotice }) body: CreateNotice) {
    return this.notices.create(ctx, body);
  }

  @Patch(':id', SuperadminOnly(), noticeView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateNotice }) body: UpdateNotice,
  ) {
    return this.notices.update(ctx, id, version, body);
  }

  @Delete(':id', SuperadminOnly())
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    return this.notices.remove(ctx, id, version);
  }

  @Post(':id/restore', SuperadminOnly(), noticeView)
  restore(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.notices.restore(ctx, id);
  }

  @Post(':id/dismiss', SignedIn(), noContent)
  dismiss(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.notices.dismiss(ctx, id);
  }
}
