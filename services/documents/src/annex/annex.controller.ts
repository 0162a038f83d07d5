import { fileLimits } from '@jahrring/contracts-common';
import {
  annexList,
  annexView,
  attachDayReports,
  type AnnexList,
  type AnnexView,
  type AttachDayReports,
} from '@jahrring/contracts-documents';
import {
  AcceptUpload,
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { AnnexService } from './annex.service';

@ToolController('documents', 'documents')
export class AnnexController {
  constructor(private readonly annexes: AnnexService) {}

  @Get(':id/annexes')
  @RequirePermission('tools.document.show')
  @SerializeOptions({ schema: annexList })
  list(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<AnnexList> {
    return this.annexes.list(ctx, documentId);
  }

  @Get(':id/annexes/:annexId')
  @RequirePermission('tools.document.show')
  send(@Ctx() ctx: RequestContext, @Id() documentId: string, @Id('annexId') annexId: string) {
    return this.annexes.send(ctx, documentId, annexId);
  }

  @Post(':id/annexes')
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  @SerializeOptions({ schema: annexView })
  upload(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @UploadedFile() file: Upload,
  ): Promise<AnnexView> {
    return this.annexes.upload(ctx, documentId, file);
  }

  /** Signed day reports of the document's project, as copies of their PDFs. */
  @Post(':id/annexes/day-reports')
  @HttpCode(200)
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: annexList })
  attach(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: attachDayReports }) { ids }: AttachDayReports,
  ): Promise<AnnexList> {
    return this.annexes.attach(ctx, documentId, ids);
  }

  @Delete(':id/annexes/:annexId')
  @HttpCode(204)
  @RequirePermission('tools.document.update', 'tools.document.manage')
  remove(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Id('annexId') annexId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    return this.annexes.remove(ctx, documentId, annexId, version);
  }
}
