import {
  releaseMaxBytes,
  toolReleaseView,
  withdrawRelease,
  type WithdrawRelease,
} from '@jahrring/contracts-admin';
import {
  AcceptUpload,
  Ctx,
  Id,
  ok,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ToolOperators } from '../port';
import { ReleasePublisher } from './release-publisher';
import { ToolChannelsService } from './tool-channels.service';
import { ToolViews } from './tool-views';

@ToolController('admin', 'releases')
export class ReleaseController {
  constructor(
    private readonly publisher: ReleasePublisher,
    private readonly channels: ToolChannelsService,
    private readonly operators: ToolOperators,
    private readonly views: ToolViews,
  ) {}

  /** Takes a release in as a zip; its version runs nowhere before it is put into a channel. */
  @Post('', SuperadminOnly(), toolReleaseView)
  @AcceptUpload({ maxBytes: releaseMaxBytes, field: 'archive' })
  async publish(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    const publisher = await this.operators.nameOf(ctx, ctx.userId);
    const release = await this.publisher.publish(ctx, file, publisher, () => undefined);
    return this.views.getRelease(ctx, release);
  }

  @Post(':id/withdraw', SuperadminOnly(), ok(toolReleaseView))
  async withdraw(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Body({ schema: withdrawRelease }) body: WithdrawRelease,
  ) {
    return this.views.getRelease(ctx, await this.channels.withdraw(ctx, id, body));
  }

  @Post(':id/restore', SuperadminOnly(), ok(toolReleaseView))
  async restore(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.views.getRelease(ctx, await this.channels.restore(ctx, id));
  }
}
