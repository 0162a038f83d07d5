import {
  pluginHistory,
  pluginId,
  type PluginId,
  pluginKey,
  pluginList,
  pluginView,
  switchPlugin,
  type SwitchPlugin,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  ok,
  Post,
  RequirePermission,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import { PluginService } from './plugin.service';
import { PluginHistoryService } from './plugin-history.service';
import { PluginTrialService } from './plugin-trial.service';

/** The plugins of one's own licence. */
@ToolController('admin', 'plugins')
export class PluginController {
  constructor(
    private readonly plugins: PluginService,
    private readonly trials: PluginTrialService,
    private readonly histories: PluginHistoryService,
  ) {}

  @Get('', RequirePermission('tools.plugin.index'), pluginList)
  list(@Ctx() ctx: RequestContext) {
    return this.plugins.list(ctx);
  }

  /** History of the plugin in one's own licence. */
  @Get(':plugin/history', RequirePermission('tools.plugin.install'), pluginHistory)
  history(@Ctx() ctx: RequestContext, @Param('plugin', { schema: pluginId }) plugin: PluginId) {
    return this.histories.list(ctx, plugin);
  }

  @Post(':plugin/state', RequirePermission('tools.plugin.install'), ok(pluginView))
  switch(
    @Ctx() ctx: RequestContext,
    @Param('plugin', { schema: pluginKey }) plugin: string,
    @Body({ schema: switchPlugin }) body: SwitchPlugin,
  ) {
    return this.plugins.switch(ctx, plugin, body);
  }

  /** The free test of 30 days. */
  @Post(':plugin/trial', RequirePermission('tools.plugin.install'), ok(pluginView))
  startTrial(@Ctx() ctx: RequestContext, @Param('plugin', { schema: pluginKey }) plugin: string) {
    return this.trials.start(ctx, plugin);
  }
}
