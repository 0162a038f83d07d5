import type { ListQuery } from '@jahrring/contracts-common';
import { holdingListQuery, personalArticleListQuery } from '@jahrring/contracts-inventory';
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
import { PersonalExportService } from './personal-export.service';

/** Exports the items issued to people as a file: only the caller's own without the right for all. */
@ToolController('inventory', 'holdings/export')
@RequirePlugin('personal-inventory')
export class HoldingExportController {
  constructor(private readonly exports: PersonalExportService) {}

  @Get('csv', RequirePermission('tools.personal_inventory.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: holdingListQuery }) query: ListQuery) {
    return this.exports.holdingsFile(ctx, 'csv', query);
  }

  @Get('xlsx', RequirePermission('tools.personal_inventory.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: holdingListQuery }) query: ListQuery) {
    return this.exports.holdingsFile(ctx, 'xlsx', query);
  }
}

/** Articles and their stock as a file. */
@ToolController('inventory', 'personal-articles/export')
@RequirePlugin('personal-inventory')
export class PersonalArticleExportController {
  constructor(private readonly exports: PersonalExportService) {}

  @Get('csv', RequirePermission('tools.personal_inventory.manage'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: personalArticleListQuery }) query: ListQuery) {
    return this.exports.articlesFile(ctx, 'csv', query);
  }

  @Get('xlsx', RequirePermission('tools.personal_inventory.manage'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: personalArticleListQuery }) query: ListQuery) {
    return this.exports.articlesFile(ctx, 'xlsx', query);
  }
}
