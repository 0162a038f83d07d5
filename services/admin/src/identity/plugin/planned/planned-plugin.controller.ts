import {
  createPlannedPlugin,
  type CreatePlannedPlugin,
  plannedPluginList,
  plannedPluginView,
  updatePlannedPlugin,
  type UpdatePlannedPlugin,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  Patch,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PlannedPluginService } from './planned-plugin.service';

/** Plugins to come, announced by superadmins. */
@ToolController('admin', 'planned-plugins')
export class PlannedPluginController {
  constructor(private readonly planned: PlannedPluginService) {}

  @Get('', SuperadminOnly(), plannedPluginList)
  list(@Ctx() ctx: RequestContext) {
    return this.planned.list(ctx);
  }

  @Get(':id', SuperadminOnly(), plannedPluginView)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.planned.get(ctx, id);
  }

  @Post('', SuperadminOnly(), plannedPluginView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createPlannedPlugin }) body: CreatePlannedPlugin) {
    return this.planned.create(ctx, body);
  }

  @Patch(':id', SuperadminOnly(), plannedPluginView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updatePlannedPlugin }) body: UpdatePlannedPlugin,
  ) {
    return this.planned.update(ctx, id, version, body);
  }

  @Delete(':id', SuperadminOnly())
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    return this.planned.remove(ctx, id, version);
  }
}
