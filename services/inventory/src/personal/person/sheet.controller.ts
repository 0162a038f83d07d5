import {
  Ctx,
  file,
  Get,
  Id,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import type { StreamableFile } from '@nestjs/common';
import { pdfFile } from '../../paper';
import { SheetService } from './sheet.service';

/** Printed sheets of what people hold. */
@ToolController('inventory', 'personal-sheets')
@RequirePlugin('personal-inventory')
export class SheetController {
  constructor(private readonly sheets: SheetService) {}

  /** Everything that leavers have to give back. */
  @Get('leavers', RequirePermission('tools.personal_inventory.manage'), file)
  async leavers(@Ctx() ctx: RequestContext): Promise<StreamableFile> {
    return pdfFile(await this.sheets.ofLeavers(ctx));
  }

  /** Returns one person's sheet as PDF; everybody may get their own. */
  @Get(':id', RequirePermission('tools.personal_inventory.index'), file)
  async person(@Ctx() ctx: RequestContext, @Id() employeeId: string): Promise<StreamableFile> {
    return pdfFile(await this.sheets.ofPerson(ctx, employeeId));
  }
}
