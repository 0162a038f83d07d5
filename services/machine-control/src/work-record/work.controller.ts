import { fileLimits, id } from '@jahrring/contracts-common';
import {
  createWork,
  updateWork,
  workRecordList,
  workView,
  type CreateWork,
  type UpdateWork,
} from '@jahrring/contracts-machine-control';
import {
  AcceptUpload,
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, SerializeOptions } from '@nestjs/common';
import { WorkService } from './work.service';

@ToolController('machine-control', '')
@RequirePlugin('machinecontrol')
export class WorkController {
  constructor(private readonly works: WorkService) {}

  @Get('machines/:id/works')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: workRecordList })
  list(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) machineId: string) {
    return this.works.list(ctx, machineId);
  }

  @Post('machines/:id/works')
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: workView })
  create(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) machineId: string,
    @Body({ schema: createWork }) body: CreateWork,
  ) {
    return this.works.create(ctx, machineId, body);
  }

  @Patch('works/:id')
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: workView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) workId: string,
    @IfMatch() version: number,
    @Body({ schema: updateWork }) body: UpdateWork,
  ) {
    return this.works.update(ctx, workId, version, body);
  }

  @Delete('works/:id')
  @HttpCode(204)
  @RequirePermission('tools.machinecontrol.manage')
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) workId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.works.remove(ctx, workId, version);
  }

  @Post('works/:id/restore')
  @HttpCode(200)
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: workView })
  restore(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) workId: string) {
    return this.works.restore(ctx, workId);
  }

  /** A bill, a report, the certificate of an exhaust test. */
  @Post('works/:id/files')
  @RequirePermission('tools.machinecontrol.manage')
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  @SerializeOptions({ schema: workView })
  addFile(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) workId: string,
    @IfMatch() version: number,
    @UploadedFile() file: Upload,
  ) {
    return this.works.addFile(ctx, workId, version, file);
  }

  @Get('works/:id/files/:fileId')
  @RequirePermission('tools.machinecontrol.manage')
  sendFile(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) workId: string,
    @Param('fileId', { schema: id }) fileId: string,
  ) {
    return this.works.sendFile(ctx, workId, fileId);
  }

  @Delete('works/:id/files/:fileId')
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: workView })
  removeFile(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) workId: string,
    @Param('fileId', { schema: id }) fileId: string,
    @IfMatch() version: number,
  ) {
    return this.works.removeFile(ctx, workId, version, fileId);
  }
}
