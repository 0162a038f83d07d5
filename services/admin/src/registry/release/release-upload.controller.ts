import { releaseMaxBytes, releaseUploads, toolId, toolReleaseView } from '@jahrring/contracts-admin';
import {
  AcceptUpload,
  Ctx,
  Get,
  type KitRequest,
  Post,
  Public,
  Req,
  type RequestContext,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Param, UseGuards } from '@nestjs/common';
import { ReleasePublisher } from './release-publisher';
import { ReleaseTokenGuard, tokenOf } from './release-token.guard';
import { requireTool } from './release-token.service';
import { ToolViews } from './tool-views';

/** Publishing with a release token: no person, no session, and nothing but this. */
@ToolController('admin', 'release-uploads')
@UseGuards(ReleaseTokenGuard)
export class ReleaseUploadController {
  constructor(
    private readonly publisher: ReleasePublisher,
    private readonly views: ToolViews,
  ) {}

  @Post('', Public(), toolReleaseView)
  @AcceptUpload({ maxBytes: releaseMaxBytes, field: 'archive' })
  async publish(@Ctx() ctx: RequestContext, @Req() request: KitRequest, @UploadedFile() file: Upload) {
    const token = tokenOf(request);
    const release = await this.publisher.publish(ctx, file, token.name, (tool) => requireTool(token, tool));
    return this.views.getRelease(ctx, release);
  }

  /** Returns the existing versions of a tool, to compare the next release with. */
  @Get(':tool', Public(), releaseUploads)
  versions(@Req() request: KitRequest, @Param('tool', { schema: toolId }) tool: string) {
    requireTool(tokenOf(request), tool);
    return this.views.getVersions(tool);
  }
}
