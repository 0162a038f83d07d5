import { partRequest, type PartRequest, partResults } from '@jahrring/contracts-common';
import {
  commonError,
  Ctx,
  Database,
  Internal,
  takePart,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { TemplatePart } from './template-part';

/** For industry solutions: templates of a package. */
@ToolController('documents', 'internal/package-parts')
export class PackagePartController {
  constructor(
    private readonly db: Database,
    private readonly templates: TemplatePart,
  ) {}

  @Post()
  @HttpCode(200)
  @Internal()
  @SerializeOptions({ schema: partResults })
  async take(@Ctx() ctx: RequestContext, @Body({ schema: partRequest }) request: PartRequest) {
    if (request.part !== 'templates') throw commonError('NOT_FOUND');
    return { items: await takePart(this.db, ctx, this.templates, request) };
  }
}
