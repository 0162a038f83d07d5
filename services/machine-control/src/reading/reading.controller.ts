import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import {
  createReading,
  exchangeCounter,
  readingList,
  readingView,
  savedReading,
  type ExchangeCounter,
} from '@jahrring/contracts-machine-control';
import {
  AcceptUpload,
  Ctx,
  file,
  Get,
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
import { ReadingPhotoService } from './reading-photo.service';
import { ReadingService } from './reading.service';

const Routes = machineRecordRoutes({
  resource: 'readings',
  write: 'tools.machinecontrol.index',
  list: readingList,
  saved: savedReading,
  create: createReading,
});

@ToolController('machine-control', '')
@RequirePlugin('machinecontrol')
export class ReadingController extends Routes {
  constructor(
    readonly records: ReadingService,
    private readonly photos: ReadingPhotoService,
  ) {
    super();
  }

  @Post('machines/:id/counter-exchanges', RequirePermission('tools.machinecontrol.manage'), savedReading)
  exchange(
    @Ctx() ctx: RequestContext,
    @Id() machineId: string,
    @Body({ schema: exchangeCounter }) body: ExchangeCounter,
  ) {
    return this.records.exchange(ctx, machineId, body);
  }

  @Get('readings/:id/photo', RequirePermission('tools.machinecontrol.index'), file)
  sendPhoto(@Ctx() ctx: RequestContext, @Id() readingId: string) {
    return this.photos.send(ctx, readingId);
  }

  @Post('readings/:id/photo', RequirePermission('tools.machinecontrol.index'), readingView)
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  savePhoto(@Ctx() ctx: RequestContext, @Id() readingId: string, @UploadedFile() file: Upload) {
    return this.photos.keep(ctx, readingId, file);
  }
}
