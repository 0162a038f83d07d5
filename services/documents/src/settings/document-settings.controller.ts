import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import { documentSettings, updateDocumentSettings } from '@jahrring/contracts-documents';
import type { DocumentSettings, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import {
  AcceptUpload,
  Ctx,
  IfMatch,
  RequirePermission,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Post, Put, SerializeOptions } from '@nestjs/common';
import { DocumentSettingsService } from './document-settings.service';
import { LogoService } from './logo.service';

@ToolController('documents', 'settings')
export class DocumentSettingsController {
  constructor(
    private readonly settings: DocumentSettingsService,
    private readonly logo: LogoService,
  ) {}

  @Get()
  @RequirePermission('tools.settings.documents')
  @SerializeOptions({ schema: documentSettings })
  get(@Ctx() ctx: RequestContext): Promise<DocumentSettings> {
    return this.settings.getWithNumbers(ctx);
  }

  @Put()
  @RequirePermission('tools.settings.documents')
  @SerializeOptions({ schema: documentSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateDocumentSettings }) values: UpdateDocumentSettings,
  ): Promise<DocumentSettings> {
    return this.settings.update(ctx, version, values);
  }

  @Get('logo')
  @RequirePermission('tools.settings.documents')
  sendLogo(@Ctx() ctx: RequestContext) {
    return this.logo.send(ctx);
  }

  @Post('logo')
  @HttpCode(200)
  @RequirePermission('tools.settings.documents')
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.logoSide } })
  @SerializeOptions({ schema: documentSettings })
  replaceLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number, @UploadedFile() file: Upload) {
    return this.logo.replace(ctx, version, file);
  }

  @Delete('logo')
  @RequirePermission('tools.settings.documents')
  @SerializeOptions({ schema: documentSettings })
  removeLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number) {
    return this.logo.remove(ctx, version);
  }
}
