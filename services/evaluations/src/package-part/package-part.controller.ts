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
import { ReportPart } from './report-part';

/** For industry solutions: reports of a package. */
@ToolController('evaluations', 'internal/package-parts')
export class PackagePartController {
  constructor(
    private readonly db: Database,
    private readonly reports: ReportPart,
  ) {}

  @Post()
  @HttpCode(200)
  @Internal()
  @SerializeOptions({ schema: partResults })
  async take(@Ctx() ctx: RequestContext, @Body({ schema: partRequest }) request: PartRequest) {
    if (request.part !== 'reports') throw commonError('NOT_FOUND');
    return { items: await takePart(this.db, ctx, this.reports, request) };
  }
}
