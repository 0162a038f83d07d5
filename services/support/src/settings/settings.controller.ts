import {
  deskSettings,
  supportSettings,
  updateDeskSettings,
  updateSupportSettings,
  type UpdateDeskSettings,
  type UpdateSupportSettings,
} from '@jahrring/contracts-support';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Get, Put, SerializeOptions } from '@nestjs/common';
import { DeskSettingsService } from './desk-settings.service';
import { SupportSettingsService } from './support-settings.service';

@ToolController('support', 'settings')
@RequirePlugin('my-hsm')
export class SupportSettingsController {
  constructor(private readonly settings: SupportSettingsService) {}

  @Get()
  @RequirePermission('tools.my_hsm.index')
  @SerializeOptions({ schema: supportSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put()
  @RequirePermission('tools.my_hsm.manage')
  @SerializeOptions({ schema: supportSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateSupportSettings }) values: UpdateSupportSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }
}

@ToolController('support', 'desk/settings')
@RequirePlugin('hsm-admin')
export class DeskSettingsController {
  constructor(private readonly settings: DeskSettingsService) {}

  @Get()
  @RequirePermission('tools.hsm_admin.index')
  @SerializeOptions({ schema: deskSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put()
  @RequirePermission('tools.hsm_admin.manage')
  @SerializeOptions({ schema: deskSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateDeskSettings }) values: UpdateDeskSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }
}
