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
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { DefectPhotoService } from './defect-photo.service';
import { DefectService } from './defect.service';

/**
 * Permissions of people who work with machines and may report defects; without the machine inventory they see only
 * their own reports.
 */
const work = ['tools.machine_inventory.index', 'tools.timetable.index'] as const;
const manage = 'tools.machine_inventory.manage';

@ToolController('inventory', 'machine-defects')
@RequirePlugin('machine-inventory')
export class DefectController {
  constructor(
    private readonly defects: DefectService,
    private readonly photos: DefectPhotoService,
  ) {}

  @Get()
  @RequirePermission(...work)
  @SerializeOptions({ schema: defectList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: defectListQuery }) query: ListQuery) {
    return this.defects.list(ctx, query);
  }

  @Get(':id')
  @RequirePermission(...work)
  @SerializeOptions({ schema: defectView })
  get(@Ctx() ctx: RequestContext, @Id() defectId: string) {
    return this.defects.get(ctx, defectId);
  }

  @Post()
  @RequirePermission(...work)
  @SerializeOptions({ schema: defectView })
  report(@Ctx() ctx: RequestContext, @Body({ schema: reportDefect }) body: ReportDefect) {
    return this.defects.report(ctx, body);
  }

  @Patch(':id')
  @RequirePermission(manage)
  @SerializeOptions({ schema: defectView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() defectId: string,
    @IfMatch() version: number,
    @Body({ schema: updateDefect }) body: UpdateDefect,
  ) {
    return this.defects.update(ctx, defectId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission(manage)
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() defectId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.defects.remove(ctx, defectId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission(manage)
  @SerializeOptions({ schema: defectView })
  restore(@Ctx() ctx: RequestContext, @Id() defectId: string) {
    return this.defects.restore(ctx, defectId);
  }

  @Post(':id/photos')
  @RequirePermission(...work)
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  @SerializeOptions({ schema: defectView })
  addPhoto(@Ctx() ctx: RequestContext, @Id() defectId: string, @UploadedFile() file: Upload) {
    return this.photos.add(ctx, defectId, file);
  }

  @Get(':id/photos/:photoId')
  @RequirePermission(...work)
  sendPhoto(@Ctx() ctx: RequestContext, @Id() defectId: string, @Id('photoId') photoId: string) {
    return this.photos.send(ctx, defectId, photoId);
  }
}
