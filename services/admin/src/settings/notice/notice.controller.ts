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
  Id,
  IfMatch,
  Passive,
  type RequestContext,
  SessionToken,
  SignedIn,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, SerializeOptions } from '@nestjs/common';
import { NoticeService } from './notice.service';

/** Banners: written by superadmins, shown to whom they are for. */
@ToolController('admin', 'notices')
export class NoticeController {
  constructor(private readonly notices: NoticeService) {}

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: noticeList })
  list(@Ctx() ctx: RequestContext) {
    return this.notices.list(ctx);
  }

  @Get('shown')
  @SignedIn()
  @Passive()
  @SerializeOptions({ schema: shownNotices })
  shown(@Ctx() ctx: RequestContext, @SessionToken() token: string) {
    return this.notices.shown(ctx, token);
  }

  @Post()
  @SuperadminOnly()
  @SerializeOptions({ schema: noticeView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createNotice }) body: CreateNotice) {
    return this.notices.create(ctx, body);
  }

  @Patch(':id')
  @SuperadminOnly()
  @SerializeOptions({ schema: noticeView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateNotice }) body: UpdateNotice,
  ) {
    return this.notices.update(ctx, id, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @SuperadminOnly()
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    return this.notices.remove(ctx, id, version);
  }

  @Post(':id/restore')
  @SuperadminOnly()
  @SerializeOptions({ schema: noticeView })
  restore(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.notices.restore(ctx, id);
  }

  @Post(':id/dismiss')
  @HttpCode(204)
  @SignedIn()
  dismiss(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.notices.dismiss(ctx, id);
  }
}
