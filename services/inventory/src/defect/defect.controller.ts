import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import {
  defectList,
  defectListQuery,
  defectView,
  reportDefect,
  updateDefect,
  type ReportDefect,
} from '@jahrring/contracts-inventory';
import {
  AcceptUpload,
  Ctx,
  file,
  Get,
  Id,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
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
export class DefectController extends recordRoutes(DefectService, {
  access: { read: mayReport, write: RequirePermission(manage) },
  list: [defectListQuery, defectList],
  view: defectView,
  update: updateDefect,
}) {
  constructor(
    defects: DefectService,
    private readonly photos: DefectPhotoService,
  ) {
    super(defects);
  }

  @Post('', mayReport, defectView)
  report(@Ctx() ctx: RequestContext, @Body({ schema: reportDefect }) body: ReportDefect) {
    return this.records.report(ctx, body);
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
