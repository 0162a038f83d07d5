import { announceService, type AnnounceService } from '@jahrring/contracts-admin';
import { Ctx, Internal, noContent, Post, type RequestContext, ToolController } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { RunningServices } from './running-services';

/** Services tell which version of them runs. */
@ToolController('admin', 'internal/services')
export class InternalServiceController {
  constructor(private readonly running: RunningServices) {}

  @Post('', Internal(), noContent)
  announce(
    @Ctx() ctx: RequestContext,
    @Body({ schema: announceService }) body: AnnounceService,
  ): Promise<void> {
    return this.running.announce(ctx, body);
  }
}
