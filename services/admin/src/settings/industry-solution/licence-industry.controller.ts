import {
  applySolution,
  type ApplySolution,
  packageKey,
  previewQuery,
  type PreviewQuery,
  solutionList,
  solutionReport,
} from '@jahrring/contracts-admin';
import { workView } from '@jahrring/contracts-common';
import {
  accepted,
  Ctx,
  Get,
  Id,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { SolutionService } from './solution.service';

/** The industry solutions of any licence, for superadmins. */
@ToolController('admin', 'licences/:id/industry-solutions')
export class LicenceIndustryController {
  constructor(private readonly solutions: SolutionService) {}

  @Get('', SuperadminOnly(), solutionList)
  list(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.solutions.list(ctx, id);
  }

  @Get(':key', SuperadminOnly(), solutionReport)
  report(@Ctx() ctx: RequestContext, @Id() id: string, @Param('key', { schema: packageKey }) key: string) {
    return this.solutions.report(ctx, id, key);
  }

  @Get(':key/preview', SuperadminOnly(), solutionReport)
  preview(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Param('key', { schema: packageKey }) key: string,
    @Query({ schema: previewQuery }) { task }: PreviewQuery,
  ) {
    return this.solutions.preview(ctx, id, key, task);
  }

  @Post(':key/apply', SuperadminOnly(), accepted(workView))
  apply(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Param('key', { schema: packageKey }) key: string,
    @Body({ schema: applySolution }) body: ApplySolution,
  ) {
    return this.solutions.apply(ctx, id, key, body);
  }

  @Post(':key/take-back', SuperadminOnly(), accepted(workView))
  revert(@Ctx() ctx: RequestContext, @Id() id: string, @Param('key', { schema: packageKey }) key: string) {
    return this.solutions.revert(ctx, id, key);
  }
}
