import { fileLimits } from '@jahrring/contracts-common';
import { projectFileList, projectFileView, sameNameRule } from '@jahrring/contracts-projects';
import {
  AcceptUpload,
  Ctx,
  Delete,
  fieldErrorOf,
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
import { projectWorkPermissions } from '../project';
import { ProjectFileService } from './project-file.service';

@ToolController('projects', 'projects/:id/files')
export class ProjectFileController {
  constructor(private readonly files: ProjectFileService) {}

  @Get('', RequirePermission(...projectWorkPermissions), projectFileList)
  list(@Ctx() ctx: RequestContext, @Id() projectId: string) {
    return this.files.list(ctx, projectId);
  }

  @Get(':fileId', RequirePermission(...projectWorkPermissions), file)
  send(@Ctx() ctx: RequestContext, @Id() projectId: string, @Id('fileId') fileId: string) {
    return this.files.send(ctx, projectId, fileId);
  }

  /** The form's field `sameName` says what happens where the name is there already; refused unless told. */
  @Post('', RequirePermission(...projectWorkPermissions), projectFileView)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  add(@Ctx() ctx: RequestContext, @Id() projectId: string, @UploadedFile() file: Upload) {
    const sameName = sameNameRule.safeParse(file.fields['sameName'] ?? 'refuse');
    if (!sameName.success) throw fieldErrorOf('sameName', 'in');
    return this.files.add(ctx, projectId, file, sameName.data);
  }

  @Delete(':fileId', RequirePermission(...projectWorkPermissions))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Id('fileId') fileId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.files.remove(ctx, projectId, fileId, version);
  }
}
