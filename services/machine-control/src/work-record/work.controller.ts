import { fileLimits } from '@jahrring/contracts-common';
import {
  createWork,
  updateWork,
  workRecordList,
  workView,
  type UpdateWork,
} from '@jahrring/contracts-machine-control';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  IfMatch,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { machineRecordRoutes } from '../record';
import { WorkService } from './work.service';

const Routes = machineRecordRoutes({
  resource: 'works',
  write: 'tools.machinecontrol.manage',
  list: workRecordList,
  saved: workView,
  create: createWork,
});

@ToolController('machine-control', '')
@RequirePlugin('machinecontrol')
export class WorkController extends Routes {
  constructor(readonly records: WorkService) {
    super();
  }

  @Patch('works/:id', RequirePermission('tools.machinecontrol.manage'), workView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() workId: string,
    @IfMatch() version: number,
    @Body({ schema: updateWork }) body: UpdateWork,
  ) {
    return this.records.update(ctx, workId, version, body);
  }

  /** A bill, a report, the certificate of an exhaust test. */
  @Post('works/:id/files', RequirePermission('tools.machinecontrol.manage'), workView)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  addFile(
    @Ctx() ctx: RequestContext,
    @Id() workId: string,
    @IfMatch() version: number,
    @UploadedFile() file: Upload,
  ) {
    return this.records.addFile(ctx, workId, version, file);
  }

  @Get('works/:id/files/:fileId', RequirePermission('tools.machinecontrol.manage'), file)
  sendFile(@Ctx() ctx: RequestContext, @Id() workId: string, @Id('fileId') fileId: string) {
    return this.records.sendFile(ctx, workId, fileId);
  }

  @Delete('works/:id/files/:fileId', RequirePermission('tools.machinecontrol.manage'), workView)
  removeFile(
    @Ctx() ctx: RequestContext,
    @Id() workId: string,
    @Id('fileId') fileId: string,
    @IfMatch() version: number,
  ) {
    return this.records.removeFile(ctx, workId, version, fileId);
  }
}
