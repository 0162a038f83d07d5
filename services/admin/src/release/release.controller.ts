import { toolReleaseList } from '@jahrring/contracts-admin';
import { Ctx, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { Get, SerializeOptions } from '@nestjs/common';
import { ReleaseService } from './release.service';

@ToolController('admin', 'releases')
export class ReleaseController {
  constructor(private readonly releases: ReleaseService) {}

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: toolReleaseList })
  list(@Ctx() ctx: RequestContext) {
    return this.releases.list(ctx);
  }
}
