import {
  createTemplate,
  documentType,
  previewTemplate,
  templateChoices,
  templateList,
  templateVersionView,
  templateView,
  updateTemplate,
} from '@jahrring/contracts-documents';
import type {
  CreateTemplate,
  DocumentType,
  PreviewTemplate,
  TemplateVersionView,
  TemplateView,
  UpdateTemplate,
} from '@jahrring/contracts-documents';
import {
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  Post,
  Put,
  Reply,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import type { KitReply, RequestContext } from '@jahrring/service-kit';
import { Body, Param, Query, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { untilGone } from '../pdf';
import { TemplatePreview } from './template-preview';
import { TemplateService } from './template.service';

const documentWriters = RequirePermission(
  'tools.document.create',
  'tools.document.update',
  'tools.document.manage',
);

const versionNumber = z.coerce.number().int().min(1).max(1_000_000);

@ToolController('documents', 'templates')
export class TemplateController {
  constructor(
    private readonly templates: TemplateService,
    private readonly previews: TemplatePreview,
  ) {}

  @Get('', RequirePermission('tools.settings.documents'), templateList)
  list(@Ctx() ctx: RequestContext) {
    return this.templates.list(ctx);
  }

  @Post('', RequirePermission('tools.settings.documents'), templateView)
  create(
    @Ctx() ctx: RequestContext,
    @Body({ schema: createTemplate }) body: CreateTemplate,
  ): Promise<TemplateView> {
    return this.templates.create(ctx, body);
  }

  /** The PDF of a template that is being edited. PUT: it changes nothing, so a repeated call needs no key. */
  @Put('preview', RequirePermission('tools.settings.documents'), file)
  async preview(
    @Ctx() ctx: RequestContext,
    @Body({ schema: previewTemplate }) body: PreviewTemplate,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile> {
    const bytes = await this.previews.print(ctx, body, untilGone(reply));
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: 'inline',
      length: bytes.length,
    });
  }

  @Get(':id', RequirePermission('tools.settings.documents'), templateView)
  get(@Ctx() ctx: RequestContext, @Id() templateId: string): Promise<TemplateView> {
    return this.templates.get(ctx, templateId);
  }

  @Get(':id/versions/:number', RequirePermission('tools.settings.documents'), templateVersionView)
  getVersion(
    @Ctx() ctx: RequestContext,
    @Id() templateId: string,
    @Param('number', { schema: versionNumber }) number: number,
  ): Promise<TemplateVersionView> {
    return this.templates.getVersion(ctx, templateId, number);
  }

  @Put(':id', RequirePermission('tools.settings.documents'), templateView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() templateId: string,
    @IfMatch() version: number,
    @Body({ schema: updateTemplate }) body: UpdateTemplate,
  ): Promise<TemplateView> {
    return this.templates.update(ctx, templateId, version, body);
  }

  @Delete(':id', RequirePermission('tools.settings.documents'))
  remove(@Ctx() ctx: RequestContext, @Id() templateId: string, @IfMatch() version: number): Promise<void> {
    return this.templates.remove(ctx, templateId, version);
  }
}

/** To choose a template while a document is edited. */
@ToolController('documents', 'choices/templates')
export class TemplateChoicesController {
  constructor(private readonly templates: TemplateService) {}

  @Get('', documentWriters, templateChoices)
  list(@Ctx() ctx: RequestContext, @Query('type', { schema: documentType }) type: DocumentType) {
    return this.templates.choices(ctx, type);
  }
}
