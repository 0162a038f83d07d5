import { liveLimits } from '@jahrring/contracts-admin';
import { firstIdOf } from '@jahrring/contracts-common';
import {
  commonError,
  Ctx,
  file,
  Get,
  type KitReply,
  type KitRequest,
  noContent,
  Passive,
  Reply,
  Req,
  type RequestContext,
  SessionToken,
  SignedIn,
} from '@jahrring/service-kit';
import { Controller, StreamableFile } from '@nestjs/common';
import { NotificationRepository } from '../notification';
import { ReleaseSets } from '../../registry';
import { LiveFeed } from '../live';

/** Returns the id after which a stream goes on: of the last event its browser has heard, else of the moment since which it has heard none. */
function lastEventIdOf({ headers, query }: KitRequest): string | undefined {
  const header = headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  // A browser that opens a new stream by itself cannot set the header.
  const { after, missed } = query as { after?: unknown; missed?: unknown };
  if (typeof after === 'string') return after;
  const missedMs = Number(missed);
  return missedMs > 0 ? firstIdOf(Date.now() - Math.min(missedMs, liveLimits.missedMs)) : undefined;
}

/**
 * Stream of live events. A stream does not count as use of the session: somebody who only watches is signed out in
 * time.
 */
@Controller('api/live')
export class LiveController {
  constructor(
    private readonly feed: LiveFeed,
    private readonly notifications: NotificationRepository,
    private readonly sets: ReleaseSets,
  ) {}

  @Get('', SignedIn(), file)
  @Passive()
  async stream(
    @Ctx() ctx: RequestContext,
    @SessionToken() token: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile> {
    const listener = { employeeId: ctx.membershipId, licenceId: ctx.licenceId };
    const stream = await this.feed.open(token, listener, lastEventIdOf(request));
    if (!stream) throw commonError('UNAVAILABLE');
    const unread = await this.notifications.countUnread(ctx, ctx.membershipId);
    const releases = await this.sets.markOf(ctx.licenceId, ctx.plugins);
    stream.send({ name: 'hello', data: { unread, releases } });
    // Proxies must neither keep, change nor gather it.
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    return new StreamableFile(stream.body, { type: 'text/event-stream; charset=utf-8' });
  }

  /**
   * Returns 204 if the session is still valid: for a stream that was refused, because a browser does not learn the
   * reason.
   */
  @Get('session', SignedIn(), noContent)
  @Passive()
  session(): void {
    // The guard has answered.
  }
}
