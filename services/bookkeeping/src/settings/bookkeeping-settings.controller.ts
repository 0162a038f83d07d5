import { bookkeepingSettingsView, updateBookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import type { BookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import {
  Ctx,
  Get,
  IfMatch,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { BookkeepingSettingsService } from './bookkeeping-settings.service';

@ToolController('bookkeeping', 'settings')
@RequirePlugin('debitors', 'creditors')
export class BookkeepingSettingsController {
  constructor(private readonly settings: BookkeepingSettingsService) {}

  @Get('', RequirePermission('tools.debitors.index', 'tools.creditors.index'), bookkeepingSettingsView)
  get(@Ctx() ctx: RequestContext) {
    return this.settings.view(ctx);
  }

  @Put('', RequirePermission('tools.debitors.manage', 'tools.creditors.manage'), bookkeepingSettingsView)
  async update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateBookkeepingSettings }) values: BookkeepingSettings,
  ) {
    await this.settings.update(ctx, version, values);
    return this.settings.view(ctx);
  }
}
