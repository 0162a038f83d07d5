import { documentSettings, updateDocumentSettings } from '@jahrring/contracts-documents';
import type { DocumentSettings, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import { Ctx, IfMatch, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Get, Put, SerializeOptions } from '@nestjs/common';
import { DocumentSettingsService } from './document-settings.service';

@ToolController('documents', 'settings')
export class DocumentSettingsController {
  constructor(private readonly settings: DocumentSettingsService) {}

  @Get()
  @RequirePermission('tools.settings.documents')
  @SerializeOptions({ schema: documentSettings })
  get(@Ctx() ctx: RequestContext): Promise<DocumentSettings> {
    return this.settings.get(ctx);
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
}
