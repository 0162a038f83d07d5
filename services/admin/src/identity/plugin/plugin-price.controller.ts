import {
  chargeStatementQuery,
  type ChargeStatementQuery,
  pluginChargeList,
  pluginChargeQuery,
  type PluginChargeQuery,
  pluginId,
  type PluginId,
  pluginPricing,
  pluginPricingList,
  setPluginPrice,
  type SetPluginPrice,
  runningTrialList,
  type RunningTrialList,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  file,
  Get,
  ok,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { ChargeStatementService } from './statement/charge-statement.service';
import { PluginChargeService } from './plugin-charge.service';
import { PluginPriceService } from './plugin-price.service';
import { PluginTrialService } from './plugin-trial.service';

/** Prices of plugins, managed by superadmins. */
@ToolController('admin', 'plugin-prices')
export class PluginPriceController {
  constructor(private readonly prices: PluginPriceService) {}

  @Get('', SuperadminOnly(), pluginPricingList)
  list(@Ctx() ctx: RequestContext) {
    return this.prices.list(ctx);
  }

  @Post(':plugin', SuperadminOnly(), ok(pluginPricing))
  set(
    @Ctx() ctx: RequestContext,
    @Param('plugin', { schema: pluginId }) plugin: PluginId,
    @Body({ schema: setPluginPrice }) body: SetPluginPrice,
  ) {
    return this.prices.set(ctx, plugin, body);
  }
}

/** The free tests that run in the installation. */
@ToolController('admin', 'plugin-trials')
export class PluginTrialController {
  constructor(private readonly trials: PluginTrialService) {}

  @Get('', SuperadminOnly(), runningTrialList)
  async list(@Ctx() ctx: RequestContext): Promise<RunningTrialList> {
    const items = await this.trials.running(ctx);
    return { items, total: items.length };
  }
}

/** Amounts that each licence owes for its plugins in a month. */
@ToolController('admin', 'plugin-charges')
export class PluginChargeController {
  constructor(
    private readonly charges: PluginChargeService,
    private readonly statements: ChargeStatementService,
  ) {}

  @Get('', SuperadminOnly(), pluginChargeList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: pluginChargeQuery }) query: PluginChargeQuery) {
    return this.charges.list(ctx, query);
  }

  @Get('export/csv', SuperadminOnly(), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: pluginChargeQuery }) query: PluginChargeQuery) {
    return this.charges.export(ctx, 'csv', query);
  }

  @Get('export/xlsx', SuperadminOnly(), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: pluginChargeQuery }) query: PluginChargeQuery) {
    return this.charges.export(ctx, 'xlsx', query);
  }

  /** Statement of one licence for a month, as a PDF. */
  @Get('statement', SuperadminOnly(), file)
  statement(
    @Ctx() ctx: RequestContext,
    @Query({ schema: chargeStatementQuery }) query: ChargeStatementQuery,
  ): Promise<StreamableFile> {
    return this.statements.print(ctx, query);
  }
}
