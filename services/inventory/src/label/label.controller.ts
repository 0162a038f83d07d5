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
  IfMatch,
  OnceByItself,
  RequirePermission,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import {
  Body,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  SerializeOptions,
  type StreamableFile,
} from '@nestjs/common';
import { pdfFile } from '../paper';
import { LabelSettingsService } from './label-settings.service';
import { LabelService } from './label.service';

const manage = 'tools.plugin.index';
const print = [
  manage,
  'tools.settings.objects',
  'tools.machine_inventory.manage',
  'tools.personal_inventory.manage',
] as const;

/** Labels with codes: how the licence prints them, and the printing. */
@ToolController('inventory', 'labels')
export class LabelController {
  constructor(
    private readonly labels: LabelService,
    private readonly settings: LabelSettingsService,
  ) {}

  /** Returns the labels of chosen records as PDF; the preview shows the same. */
  @Post('pdf')
  @HttpCode(200)
  @OnceByItself()
  @RequirePermission(...print)
  async pdf(
    @Ctx() ctx: RequestContext,
    @Body({ schema: printLabels }) body: PrintLabels,
  ): Promise<StreamableFile> {
    return pdfFile(await this.labels.print(ctx, body));
  }

  @Get('settings')
  @RequirePermission(...print)
  @SerializeOptions({ schema: labelSettings })
  read(@Ctx() ctx: RequestContext) {
    return this.settings.read(ctx);
  }

  @Put('settings')
  @RequirePermission(manage)
  @SerializeOptions({ schema: labelSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateLabelSettings }) values: UpdateLabelSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }

  @Get('logo')
  @RequirePermission(...print)
  sendLogo(@Ctx() ctx: RequestContext) {
    return this.settings.sendLogo(ctx);
  }

  @Post('logo')
  @HttpCode(200)
  @RequirePermission(manage)
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.logoSide } })
  @SerializeOptions({ schema: labelSettings })
  saveLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number, @UploadedFile() file: Upload) {
    return this.settings.setLogo(ctx, version, file);
  }

  @Delete('logo')
  @RequirePermission(manage)
  @SerializeOptions({ schema: labelSettings })
  removeLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number) {
    return this.settings.setLogo(ctx, version, null);
  }
}
