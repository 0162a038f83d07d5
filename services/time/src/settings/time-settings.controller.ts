import { timeSettings, updateTimeSettings, type UpdateTimeSettings } from '@jahrring/contracts-time';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  SignedIn,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Get, Put, SerializeOptions } from '@nestjs/common';
import { TimeSettingsService } from './time-settings.service';

@ToolController('time', 'settings')
export class TimeSettingsController {
  constructor(private readonly settings: TimeSettingsService) {}

  /** The rules everybody in the licence records by. */
  @Get()
  @SignedIn()
  @SerializeOptions({ schema: timeSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: timeSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateTimeSettings }) values: UpdateTimeSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }
}
