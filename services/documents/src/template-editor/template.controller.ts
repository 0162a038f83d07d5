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
  DocumentType,
  PreviewTemplate,
  TemplateVersionView,
  TemplateView,
  UpdateTemplate,
} from '@jahrring/contracts-documents';
import {
  Ctx,
  file,
  Get,
  Id,
  IfMatch,
  Put,
  recordRoutes,
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
export class TemplateController extends recordRoutes(TemplateService, {
  access: RequirePermission('tools.settings.documents'),
  list: templateList,
  view: templateView,
  create: createTemplate,
  without: ['restore'],
}) {
  constructor(
    templates: TemplateService,
    private readonly previews: TemplatePreview,
  ) {
    super(templates);
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

  @Get(':id/versions/:number', RequirePermission('tools.settings.documents'), templateVersionView)
  getVersion(
    @Ctx() ctx: RequestContext,
    @Id() templateId: string,
    @Param('number', { schema: versionNumber }) number: number,
  ): Promise<TemplateVersionView> {
    return this.records.getVersion(ctx, templateId, number);
  }

  @Put(':id', RequirePermission('tools.settings.documents'), templateView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() templateId: string,
    @IfMatch() version: number,
    @Body({ schema: updateTemplate }) body: UpdateTemplate,
  ): Promise<TemplateView> {
    return this.records.update(ctx, templateId, version, body);
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
