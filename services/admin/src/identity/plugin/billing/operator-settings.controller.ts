import {
  operatorSettings,
  updateOperatorSettings,
  type UpdateOperatorSettings,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  IfMatch,
  Put,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { OperatorSettingsService } from './operator-settings.service';

@ToolController('admin', 'operator-settings')
export class OperatorSettingsController {
  constructor(private readonly settings: OperatorSettingsService) {}

  @Get('', SuperadminOnly(), operatorSettings)
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put('', SuperadminOnly(), operatorSettings)
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateOperatorSettings }) body: UpdateOperatorSettings,
  ) {
    return this.settings.update(ctx, version, body.billingLicenceId);
  }
}
