import { fileLimits, pictureLimits, type ListQuery } from '@jahrring/contracts-common';
import {
  defectList,
  defectListQuery,
  defectView,
  reportDefect,
  updateDefect,
  type ReportDefect,
  type UpdateDefect,
} from '@jahrring/contracts-inventory';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { DefectPhotoService } from './defect-photo.service';
import { DefectService } from './defect.service';

/**
 * Permissions of people who work with machines and may report defects; without the machine inventory they see only
 * their own reports.
 */
const mayReport = RequirePermission('tools.machine_inventory.index', 'tools.timetable.index');
const manage = 'tools.machine_inventory.manage';

@ToolController('inventory', 'machine-defects')
@RequirePlugin('machine-inventory')
export class DefectController {
  constructor(
    private readonly defects: DefectService,
    private readonly photos: DefectPhotoService,
  ) {}

  @Get('', mayReport, defectList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: defectListQuery }) query: ListQuery) {
    return this.defects.list(ctx, query);
  }

  @Get(':id', mayReport, defectView)
  get(@Ctx() ctx: RequestContext, @Id() defectId: string) {
    return this.defects.get(ctx, defectId);
  }

  @Post('', mayReport, defectView)
  report(@Ctx() ctx: RequestContext, @Body({ schema: reportDefect }) body: ReportDefect) {
    return this.defects.report(ctx, body);
  }

  @Patch(':id', RequirePermission(manage), defectView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() defectId: string,
    @IfMatch() version: number,
    @Body({ schema: updateDefect }) body: UpdateDefect,
  ) {
    return this.defects.update(ctx, defectId, version, body);
  }

  @Delete(':id', RequirePermission(manage))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() defectId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.defects.remove(ctx, defectId, version);
  }

  @Post(':id/restore', RequirePermission(manage), ok(defectView))
  restore(@Ctx() ctx: RequestContext, @Id() defectId: string) {
    return this.defects.restore(ctx, defectId);
  }

  @Post(':id/photos', mayReport, defectView)
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  addPhoto(@Ctx() ctx: RequestContext, @Id() defectId: string, @UploadedFile() file: Upload) {
    return this.photos.add(ctx, defectId, file);
  }

  @Get(':id/photos/:photoId', mayReport, file)
  sendPhoto(@Ctx() ctx: RequestContext, @Id() defectId: string, @Id('photoId') photoId: string) {
    return this.photos.send(ctx, defectId, photoId);
  }
}
