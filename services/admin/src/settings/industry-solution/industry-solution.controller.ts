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
  Post,
  type RequestContext,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { SolutionService } from './solution.service';

/** The industry solutions of one's own licence: everybody of the staff reads what there is, who keeps its settings applies. */
@ToolController('admin', 'industry-solutions')
export class IndustrySolutionController {
  constructor(private readonly solutions: SolutionService) {}

  @Get('', RequirePermission('tools.industry_solution.index'), solutionList)
  list(@Ctx() ctx: RequestContext) {
    return this.solutions.list(ctx, ctx.licenceId);
  }

  @Get(':key', RequirePermission('tools.settings.license'), solutionReport)
  report(@Ctx() ctx: RequestContext, @Param('key', { schema: packageKey }) key: string) {
    return this.solutions.report(ctx, ctx.licenceId, key);
  }

  @Get(':key/preview', RequirePermission('tools.settings.license'), solutionReport)
  preview(
    @Ctx() ctx: RequestContext,
    @Param('key', { schema: packageKey }) key: string,
    @Query({ schema: previewQuery }) { task }: PreviewQuery,
  ) {
    return this.solutions.preview(ctx, ctx.licenceId, key, task);
  }

  @Post(':key/apply', RequirePermission('tools.settings.license'), accepted(workView))
  apply(
    @Ctx() ctx: RequestContext,
    @Param('key', { schema: packageKey }) key: string,
    @Body({ schema: applySolution }) body: ApplySolution,
  ) {
    return this.solutions.apply(ctx, ctx.licenceId, key, body);
  }

  @Post(':key/take-back', RequirePermission('tools.settings.license'), accepted(workView))
  revert(@Ctx() ctx: RequestContext, @Param('key', { schema: packageKey }) key: string) {
    return this.solutions.revert(ctx, ctx.licenceId, key);
  }
}
