import { planSheetQuery, type PlanSheetQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { PlanSheetService } from './plan-sheet.service';

/** The plan on paper. */
@ToolController('planning', 'plan-sheet')
@RequirePlugin('scheduling_tool')
export class PlanSheetController {
  constructor(private readonly sheets: PlanSheetService) {}

  /** Returns the plan of these days, as far as the reader may see it, as PDF for the wall. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), file)
  print(@Ctx() ctx: RequestContext, @Query({ schema: planSheetQuery }) query: PlanSheetQuery) {
    return this.sheets.print(ctx, query);
  }
}
