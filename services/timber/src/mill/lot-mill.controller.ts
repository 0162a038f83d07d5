import {
  createMillMeasurement,
  millLimits,
  millMeasurementList,
  millMeasurementView,
  type CreateMillMeasurement,
} from '@jahrring/contracts-timber';
import {
  AcceptUpload,
  Ctx,
  Get,
  Id,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { MillFileService } from './mill-file.service';
import { MillMeasurementService } from './mill-measurement.service';

/** Mills' measurements of a lot; for those who sell timber. */
@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class LotMillController {
  constructor(
    private readonly measurements: MillMeasurementService,
    private readonly files: MillFileService,
  ) {}

  @Get(':id/mill-measurements', RequirePermission('tools.timber.manage'), millMeasurementList)
  list(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.measurements.list(ctx, lotId);
  }

  @Post(':id/mill-measurements', RequirePermission('tools.timber.manage'), millMeasurementView)
  create(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @Body({ schema: createMillMeasurement }) body: CreateMillMeasurement,
  ) {
    return this.measurements.create(ctx, lotId, body);
  }

  /** Out of the mill's file; the same file again changes nothing. */
  @Post(':id/mill-measurements/file', RequirePermission('tools.timber.manage'), millMeasurementView)
  @AcceptUpload({ maxBytes: millLimits.bytes })
  importFile(@Ctx() ctx: RequestContext, @Id() lotId: string, @UploadedFile() upload: Upload) {
    return this.files.importFile(ctx, lotId, upload);
  }
}
