import {
  operatorSettings,
  updateOperatorSettings,
  type UpdateOperatorSettings,
} from '@jahrring/contracts-admin';
import { Ctx, IfMatch, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { Body, Get, Put, SerializeOptions } from '@nestjs/common';
import { OperatorSettingsService } from './operator-settings.service';

@ToolController('admin', 'operator-settings')
export class OperatorSettingsController {
  constructor(private readonly settings: OperatorSettingsService) {}

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: operatorSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put()
  @SuperadminOnly()
  @SerializeOptions({ schema: operatorSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateOperatorSettings }) body: UpdateOperatorSettings,
  ) {
    return this.settings.update(ctx, version, body.billingLicenceId);
  }
}
