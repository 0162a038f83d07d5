import {
  exportFormat,
  surchargeMonth,
  surchargeQuery,
  surchargeSettings,
  updateSurchargeSettings,
  type ExportFormat,
  type SurchargeQuery,
  type UpdateSurchargeSettings,
} from '@jahrring/contracts-time';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Get, Param, Put, Query, SerializeOptions } from '@nestjs/common';
import { SurchargeExportService } from './surcharge-export.service';
import { SurchargeSettingsService } from './surcharge-settings.service';
import { SurchargeService } from './surcharge.service';

@ToolController('time', 'surcharges')
@RequirePlugin('surcharges')
export class SurchargeController {
  constructor(
    private readonly surcharges: SurchargeService,
    private readonly exports: SurchargeExportService,
    private readonly config: SurchargeSettingsService,
  ) {}

  /** Every added minute of a month on its own line, with totals. */
  @Get()
  @RequirePermission('tools.plugin.index')
  @SerializeOptions({ schema: surchargeMonth })
  month(@Ctx() ctx: RequestContext, @Query({ schema: surchargeQuery }) query: SurchargeQuery) {
    return this.surcharges.month(ctx, query);
  }

  @Get('settings')
  @RequirePermission('tools.plugin.index')
  @SerializeOptions({ schema: surchargeSettings })
  settings(@Ctx() ctx: RequestContext) {
    return this.config.read(ctx);
  }

  @Put('settings')
  @RequirePermission('tools.surcharges.manage')
  @SerializeOptions({ schema: surchargeSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateSurchargeSettings }) values: UpdateSurchargeSettings,
  ) {
    return this.config.update(ctx, version, values);
  }

  /** The month's lines as a file. */
  @Get('export/:format')
  @RequirePermission('tools.plugin.index')
  export(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: exportFormat }) format: ExportFormat,
    @Query({ schema: surchargeQuery }) query: SurchargeQuery,
  ) {
    return this.exports.export(ctx, format, query);
  }
}
