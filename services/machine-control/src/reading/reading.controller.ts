import { fileLimits, id } from '@jahrring/contracts-common';
import {
  createReading,
  exchangeCounter,
  readingList,
  readingView,
  savedReading,
  type CreateReading,
  type ExchangeCounter,
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
import { Body, Delete, Get, HttpCode, Param, Post, SerializeOptions } from '@nestjs/common';
import { ReadingPhotoService } from './reading-photo.service';
import { ReadingService } from './reading.service';

@ToolController('machine-control', '')
@RequirePlugin('machinecontrol')
export class ReadingController {
  constructor(
    private readonly readings: ReadingService,
    private readonly photos: ReadingPhotoService,
  ) {}

  @Get('machines/:id/readings')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: readingList })
  list(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) machineId: string) {
    return this.readings.list(ctx, machineId);
  }

  @Post('machines/:id/readings')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: savedReading })
  create(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) machineId: string,
    @Body({ schema: createReading }) body: CreateReading,
  ) {
    return this.readings.create(ctx, machineId, body);
  }

  @Post('machines/:id/counter-exchanges')
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: savedReading })
  exchange(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) machineId: string,
    @Body({ schema: exchangeCounter }) body: ExchangeCounter,
  ) {
    return this.readings.exchange(ctx, machineId, body);
  }

  @Delete('readings/:id')
  @HttpCode(204)
  @RequirePermission('tools.machinecontrol.index')
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) readingId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.readings.remove(ctx, readingId, version);
  }

  @Post('readings/:id/restore')
  @HttpCode(200)
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: savedReading })
  restore(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) readingId: string) {
    return this.readings.restore(ctx, readingId);
  }

  @Get('readings/:id/photo')
  @RequirePermission('tools.machinecontrol.index')
  sendPhoto(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) readingId: string) {
    return this.photos.send(ctx, readingId);
  }

  @Post('readings/:id/photo')
  @RequirePermission('tools.machinecontrol.index')
  @AcceptUpload({ maxBytes: fileLimits.image })
  @SerializeOptions({ schema: readingView })
  savePhoto(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) readingId: string,
    @UploadedFile() file: Upload,
  ) {
    return this.photos.keep(ctx, readingId, file);
  }
}
