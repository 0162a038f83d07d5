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
  Id,
  ok,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import { PluginHistoryService, PluginService, PluginTrialService } from '../plugin';
import { LicenceRepository } from '../identity-record';

/** The plugins of any licence, for superadmins. */
@ToolController('admin', 'licences/:id/plugins')
export class LicencePluginsController {
  constructor(
    private readonly plugins: PluginService,
    private readonly trials: PluginTrialService,
    private readonly histories: PluginHistoryService,
    private readonly licences: LicenceRepository,
  ) {}

  @Get('', SuperadminOnly(), pluginList)
  async list(@Ctx() ctx: RequestContext, @Id() id: string) {
    await this.licences.get(ctx, id);
    return this.plugins.list(ctx.inLicence(id));
  }

  @Get(':plugin/history', SuperadminOnly(), pluginHistory)
  async history(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Param('plugin', { schema: pluginId }) plugin: PluginId,
  ) {
    await this.licences.get(ctx, id);
    return this.histories.list(ctx.inLicence(id), plugin);
  }

  @Post(':plugin/state', SuperadminOnly(), ok(pluginView))
  async switch(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Param('plugin', { schema: pluginKey }) plugin: string,
    @Body({ schema: switchPlugin }) body: SwitchPlugin,
  ) {
    await this.licences.get(ctx, id);
    return this.plugins.switch(ctx.inLicence(id), plugin, body);
  }

  @Post(':plugin/trial', SuperadminOnly(), ok(pluginView))
  async startTrial(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Param('plugin', { schema: pluginKey }) plugin: string,
  ) {
    await this.licences.get(ctx, id);
    return this.trials.start(ctx.inLicence(id), plugin);
  }
}
