import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import { lotView, mergeLots, splitLot, type MergeLots, type SplitLot } from '@jahrring/contracts-timber';
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
import { Body, Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { LotPartsService } from './lot-parts.service';
import { LotPhotoService } from './lot-photo.service';

/** Lots that become two or one, and their photos. */
@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class LotPartsController {
  constructor(
    private readonly parts: LotPartsService,
    private readonly photos: LotPhotoService,
  ) {}

  /** Answers the new lot. */
  @Post(':id/split')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotView })
  split(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: splitLot }) body: SplitLot,
  ) {
    return this.parts.split(ctx, lotId, version, body);
  }

  @Post(':id/merge')
  @HttpCode(200)
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotView })
  merge(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: mergeLots }) body: MergeLots,
  ) {
    return this.parts.merge(ctx, lotId, version, body);
  }

  @Get(':id/photo')
  @RequirePermission('tools.timber.index')
  sendPhoto(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.photos.send(ctx, lotId);
  }

  @Post(':id/photo')
  @RequirePermission('tools.timber.index')
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  @SerializeOptions({ schema: lotView })
  keepPhoto(@Ctx() ctx: RequestContext, @Id() lotId: string, @UploadedFile() upload: Upload) {
    return this.photos.keep(ctx, lotId, upload);
  }
}
