import { workList, workQuery, workView, type WorkQuery } from '@jahrring/contracts-common';
import { Inject, Query, type Type } from '@nestjs/common';
import { Passive, SignedIn, ToolController } from '../access/access.decorators';
import { Get, ok, Post } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx, Id } from '../http/params.decorators';
import { LongWork } from './long-work';

/** Every service answers `/api/<tool>/long-work` by itself: people watch and cancel what they started, and nothing else. */
export function workController(tool: string): Type {
  @ToolController(tool, 'long-work')
  class WorkController {
    constructor(@Inject(LongWork) private readonly work: LongWork) {}

    /** The caller's latest, newest first. */
    @Get('', SignedIn(), workList)
    @Passive()
    list(@Ctx() ctx: RequestContext, @Query({ schema: workQuery }) { kind }: WorkQuery) {
      return this.work.list(ctx, kind);
    }

    @Get(':workId', SignedIn(), workView)
    @Passive()
    get(@Ctx() ctx: RequestContext, @Id('workId') workId: string) {
      return this.work.get(ctx, workId);
    }

    @Post(':workId/cancel', SignedIn(), ok(workView))
    cancel(@Ctx() ctx: RequestContext, @Id('workId') workId: string) {
      return this.work.cancel(ctx, workId);
    }
  }
  return WorkController;
}
