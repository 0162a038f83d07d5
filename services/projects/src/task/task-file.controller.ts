import { fileLimits } from '@jahrring/contracts-common';
import { taskView } from '@jahrring/contracts-projects';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  IfMatch,
  Post,
  RequirePermission,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
  Id,
} from '@jahrring/service-kit';
import { TaskFileService } from './task-file.service';

@ToolController('projects', 'tasks/:id/files')
export class TaskFileController {
  constructor(private readonly files: TaskFileService) {}

  @Get(':fileId', RequirePermission('tools.task.own.show', 'tools.task.others.show'), file)
  send(@Ctx() ctx: RequestContext, @Id() taskId: string, @Id('fileId') fileId: string) {
    return this.files.send(ctx, taskId, fileId);
  }

  @Post('', RequirePermission('tools.task.own.update', 'tools.task.others.update'), taskView)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  add(@Ctx() ctx: RequestContext, @Id() taskId: string, @UploadedFile() file: Upload) {
    return this.files.add(ctx, taskId, file);
  }

  @Delete(':fileId', RequirePermission('tools.task.own.update', 'tools.task.others.update'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @Id('fileId') fileId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.files.remove(ctx, taskId, fileId, version);
  }
}
