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
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { AnnexService } from './annex.service';

const writers = RequirePermission('tools.document.update', 'tools.document.manage');

@ToolController('documents', 'documents')
export class AnnexController {
  constructor(private readonly annexes: AnnexService) {}

  @Get(':id/annexes', RequirePermission('tools.document.show'), annexList)
  list(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<AnnexList> {
    return this.annexes.list(ctx, documentId);
  }

  @Get(':id/annexes/:annexId', RequirePermission('tools.document.show'), file)
  send(@Ctx() ctx: RequestContext, @Id() documentId: string, @Id('annexId') annexId: string) {
    return this.annexes.send(ctx, documentId, annexId);
  }

  @Post(':id/annexes', writers, annexView)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  upload(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @UploadedFile() file: Upload,
  ): Promise<AnnexView> {
    return this.annexes.upload(ctx, documentId, file);
  }

  /** Signed day reports of the document's project, as copies of their PDFs. */
  @Post(':id/annexes/day-reports', writers, ok(annexList))
  attach(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: attachDayReports }) { ids }: AttachDayReports,
  ): Promise<AnnexList> {
    return this.annexes.attach(ctx, documentId, ids);
  }

  @Delete(':id/annexes/:annexId', writers)
  remove(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Id('annexId') annexId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    return this.annexes.remove(ctx, documentId, annexId, version);
  }
}
