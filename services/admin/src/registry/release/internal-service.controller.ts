import { announceService, type AnnounceService } from '@jahrring/contracts-admin';
import { Ctx, Internal, type RequestContext, ToolController } from '@jahrring/service-kit';
import { Body, HttpCode, Post } from '@nestjs/common';
import { RunningServices } from './running-services';

/** Services tell which version of them runs. */
@ToolController('admin', 'internal/services')
export class InternalServiceController {
  constructor(private readonly running: RunningServices) {}

  @Post()
  @Internal()
  @HttpCode(204)
  announce(
    @Ctx() ctx: RequestContext,
    @Body({ schema: announceService }) body: AnnounceService,
  ): Promise<void> {
    return this.running.announce(ctx, body);
  }
}
