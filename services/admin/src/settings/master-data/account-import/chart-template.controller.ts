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
  Id,
  IfMatch,
  Patch,
  Post,
  recordRoutes,
  RequirePermission,
  SuperadminOnly,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ChartTemplateService } from './chart-template.service';

/** Charts to start from: every licence may take them, superadmins keep them. */
@ToolController('admin', 'chart-templates')
export class ChartTemplateController extends recordRoutes(ChartTemplateService, {
  access: { read: RequirePermission('tools.settings.license'), write: SuperadminOnly() },
  list: chartTemplateList,
  view: chartTemplateView,
  without: ['get'],
}) {
  @Post('', SuperadminOnly(), chartTemplateView)
  @AcceptUpload({ maxBytes: accountImportMaxBytes })
  upload(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.records.upload(ctx, file);
  }

  @Patch(':id', SuperadminOnly(), chartTemplateView)
  rename(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: renameChartTemplate }) body: RenameChartTemplate,
  ) {
    return this.records.rename(ctx, id, version, body);
  }
}
