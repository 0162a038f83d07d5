import { resyncRequest, workView, type ResyncRequest } from '@jahrring/contracts-common';
import { Body, Inject, type Type } from '@nestjs/common';
import { Internal, SuperadminOnly, ToolController } from '../access/access.decorators';
import { Get, Post } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx, Id } from '../http/params.decorators';
import { LongWork } from '../long-work/long-work';
import { Resync } from './resync';

/**
 * Every service answers `POST /api/<tool>/resync` by itself. The work is watched at `/api/<tool>/long-work/:id`; for a call of
 * the installation itself (`tools/start/resync.mjs`) beside it.
 */
export function resyncController(tool: string): Type {
  @ToolController(tool, '')
  class ResyncController {
    constructor(
      @Inject(Resync) private readonly resync: Resync,
      @Inject(LongWork) private readonly work: LongWork,
    ) {}

    @Post('resync', SuperadminOnly(), workView)
    start(@Ctx() ctx: RequestContext, @Body({ schema: resyncRequest }) request: ResyncRequest) {
      return this.resync.start(ctx, request);
    }

    @Post('internal/resync', Internal(), workView)
    startSigned(@Ctx() ctx: RequestContext, @Body({ schema: resyncRequest }) request: ResyncRequest) {
      return this.resync.start(ctx, request);
    }

    @Get('internal/resync/:workId', Internal(), workView)
    get(@Ctx() ctx: RequestContext, @Id('workId') workId: string) {
      return this.work.get(ctx, workId);
    }
  }
  return ResyncController;
}
