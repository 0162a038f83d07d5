import {
  type PluginId,
  pluginId,
  pluginList,
  pluginView,
  switchPlugin,
  type SwitchPlugin,
} from '@jahrring/contracts-admin';
import { Ctx, RequirePermission, type RequestContext, ToolController } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Param, Post, SerializeOptions } from '@nestjs/common';
import { PluginService } from './plugin.service';

/** The plugins of one's own licence. */
@ToolController('admin', 'plugins')
export class PluginController {
  constructor(private readonly plugins: PluginService) {}

  @Get()
  @RequirePermission('tools.plugin.index')
  @SerializeOptions({ schema: pluginList })
  list(@Ctx() ctx: RequestContext) {
    return this.plugins.list(ctx);
  }

  @Post(':plugin/state')
  @RequirePermission('tools.plugin.install')
  @HttpCode(200)
  @SerializeOptions({ schema: pluginView })
  switch(
    @Ctx() ctx: RequestContext,
    @Param('plugin', { schema: pluginId }) plugin: PluginId,
    @Body({ schema: switchPlugin }) body: SwitchPlugin,
  ) {
    return this.plugins.switch(ctx, plugin, body.state === 'active');
  }
}
