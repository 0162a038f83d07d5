import { absenceFeed, feedToken } from '@jahrring/contracts-time';
import {
  CallerLimit,
  Ctx,
  Delete,
  file,
  Get,
  ok,
  Passive,
  Post,
  Public,
  Reply,
  Req,
  RequirePermission,
  ToolController,
  type KitReply,
  type KitRequest,
  type RequestContext,
} from '@jahrring/service-kit';
import { Param } from '@nestjs/common';
import { AbsenceFeedService } from './absence-feed.service';
import { ownKey } from './absence.scope';

@ToolController('time', 'absence-feed')
export class AbsenceFeedController {
  constructor(private readonly feeds: AbsenceFeedService) {}

  /** Returns whether the caller's calendar has an address; the address itself is returned only when it is created. */
  @Get('', RequirePermission(ownKey), absenceFeed)
  get(@Ctx() ctx: RequestContext) {
    return this.feeds.get(ctx);
  }

  /** A new address; the one before is dead. */
  @Post('', RequirePermission(ownKey), ok(absenceFeed))
  renew(@Ctx() ctx: RequestContext) {
    return this.feeds.renew(ctx);
  }

  @Delete('', RequirePermission(ownKey))
  async remove(@Ctx() ctx: RequestContext): Promise<void> {
    await this.feeds.remove(ctx);
  }
}

@ToolController('time', 'ical')
export class CalendarFileController {
  constructor(
    private readonly feeds: AbsenceFeedService,
    private readonly limits: CallerLimit,
  ) {}

  /** One's absences for a calendar program: whoever knows the address may read it. */
  @Get(':token', Public(), file)
  @Passive()
  async read(
    @Ctx() ctx: RequestContext,
    @Param('token', { schema: feedToken }) token: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<string> {
    this.limits.count(request.ip);
    const text = await this.feeds.read(token.slice(0, -'.ics'.length), ctx.locale);
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=300');
    return text;
  }
}
