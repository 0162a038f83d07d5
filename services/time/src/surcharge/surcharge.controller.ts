import {
  exportFormat,
  surchargeMonth,
  surchargeQuery,
  type ExportFormat,
  type SurchargeQuery,
} from '@jahrring/contracts-time';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { SurchargeExportService } from './surcharge-export.service';
import { SurchargeService } from './surcharge.service';

@ToolController('time', 'surcharges')
@RequirePlugin('surcharges')
export class SurchargeController {
  constructor(
    private readonly surcharges: SurchargeService,
    private readonly exports: SurchargeExportService,
  ) {}

  /** Every added minute of a month on its own line, with totals. */
  @Get('', RequirePermission('tools.plugin.index'), surchargeMonth)
  month(@Ctx() ctx: RequestContext, @Query({ schema: surchargeQuery }) query: SurchargeQuery) {
    return this.surcharges.month(ctx, query);
  }

  /** The month's lines as a file. */
  @Get('export/:format', RequirePermission('tools.plugin.index'), file)
  export(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: exportFormat }) format: ExportFormat,
    @Query({ schema: surchargeQuery }) query: SurchargeQuery,
  ) {
    return this.exports.export(ctx, format, query);
  }
}
