import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import {
  labelSettings,
  printLabels,
  updateLabelSettings,
  type PrintLabels,
  type UpdateLabelSettings,
} from '@jahrring/contracts-inventory';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  IfMatch,
  ok,
  OnceByItself,
  Post,
  Put,
  RequirePermission,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, type StreamableFile } from '@nestjs/common';
import { pdfFile } from '../paper';
import { LabelSettingsService } from './label-settings.service';
import { LabelService } from './label.service';

const manage = 'tools.plugin.index';
const mayPrint = RequirePermission(
  manage,
  'tools.settings.objects',
  'tools.machine_inventory.manage',
  'tools.personal_inventory.manage',
);

/** Labels with codes: how the licence prints them, and the printing. */
@ToolController('inventory', 'labels')
export class LabelController {
  constructor(
    private readonly labels: LabelService,
    private readonly settings: LabelSettingsService,
  ) {}

  /** Returns the labels of chosen records as PDF; the preview shows the same. */
  @Post('pdf', mayPrint, ok(file))
  @OnceByItself()
  async pdf(
    @Ctx() ctx: RequestContext,
    @Body({ schema: printLabels }) body: PrintLabels,
  ): Promise<StreamableFile> {
    return pdfFile(await this.labels.print(ctx, body));
  }

  @Get('settings', mayPrint, labelSettings)
  read(@Ctx() ctx: RequestContext) {
    return this.settings.read(ctx);
  }

  @Put('settings', RequirePermission(manage), labelSettings)
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateLabelSettings }) values: UpdateLabelSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }

  @Get('logo', mayPrint, file)
  sendLogo(@Ctx() ctx: RequestContext) {
    return this.settings.sendLogo(ctx);
  }

  @Post('logo', RequirePermission(manage), ok(labelSettings))
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.logoSide } })
  saveLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number, @UploadedFile() file: Upload) {
    return this.settings.setLogo(ctx, version, file);
  }

  @Delete('logo', RequirePermission(manage), labelSettings)
  removeLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number) {
    return this.settings.setLogo(ctx, version, null);
  }
}
