import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import { documentSettings, updateDocumentSettings } from '@jahrring/contracts-documents';
import type { DocumentSettings, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  IfMatch,
  ok,
  Post,
  Put,
  RequirePermission,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { DocumentSettingsService } from './document-settings.service';
import { LogoService } from './logo.service';

@ToolController('documents', 'settings')
export class DocumentSettingsController {
  constructor(
    private readonly settings: DocumentSettingsService,
    private readonly logo: LogoService,
  ) {}

  @Get('', RequirePermission('tools.settings.documents'), documentSettings)
  get(@Ctx() ctx: RequestContext): Promise<DocumentSettings> {
    return this.settings.getWithNumbers(ctx);
  }

  @Put('', RequirePermission('tools.settings.documents'), documentSettings)
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateDocumentSettings }) values: UpdateDocumentSettings,
  ): Promise<DocumentSettings> {
    return this.settings.update(ctx, version, values);
  }

  @Get('logo', RequirePermission('tools.settings.documents'), file)
  sendLogo(@Ctx() ctx: RequestContext) {
    return this.logo.send(ctx);
  }

  @Post('logo', RequirePermission('tools.settings.documents'), ok(documentSettings))
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.logoSide } })
  replaceLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number, @UploadedFile() file: Upload) {
    return this.logo.replace(ctx, version, file);
  }

  @Delete('logo', RequirePermission('tools.settings.documents'), documentSettings)
  removeLogo(@Ctx() ctx: RequestContext, @IfMatch() version: number) {
    return this.logo.remove(ctx, version);
  }
}
