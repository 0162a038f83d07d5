import {
  accountImportMaxBytes,
  chartTemplateList,
  chartTemplateView,
  renameChartTemplate,
  type RenameChartTemplate,
} from '@jahrring/contracts-admin';
import {
  AcceptUpload,
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  type RequestContext,
  RequirePermission,
  SuperadminOnly,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ChartTemplateService } from './chart-template.service';

/** Charts to start from: every licence may take them, superadmins keep them. */
@ToolController('admin', 'chart-templates')
export class ChartTemplateController {
  constructor(private readonly templates: ChartTemplateService) {}

  @Get('', RequirePermission('tools.settings.license'), chartTemplateList)
  list(@Ctx() ctx: RequestContext) {
    return this.templates.list(ctx);
  }

  @Post('', SuperadminOnly(), chartTemplateView)
  @AcceptUpload({ maxBytes: accountImportMaxBytes })
  upload(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.templates.upload(ctx, file);
  }

  @Patch(':id', SuperadminOnly(), chartTemplateView)
  rename(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: renameChartTemplate }) body: RenameChartTemplate,
  ) {
    return this.templates.rename(ctx, id, version, body);
  }

  @Delete(':id', SuperadminOnly())
  async remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    await this.templates.remove(ctx, id, version);
  }

  @Post(':id/restore', SuperadminOnly(), ok(chartTemplateView))
  restore(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.templates.restore(ctx, id);
  }
}
