import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import { lotView, mergeLots, splitLot, type MergeLots, type SplitLot } from '@jahrring/contracts-timber';
import {
  AcceptUpload,
  Ctx,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
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
  @Post(':id/split', RequirePermission('tools.timber.index'), lotView)
  split(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: splitLot }) body: SplitLot,
  ) {
    return this.parts.split(ctx, lotId, version, body);
  }

  @Post(':id/merge', RequirePermission('tools.timber.index'), ok(lotView))
  merge(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: mergeLots }) body: MergeLots,
  ) {
    return this.parts.merge(ctx, lotId, version, body);
  }

  @Get(':id/photo', RequirePermission('tools.timber.index'), file)
  sendPhoto(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.photos.send(ctx, lotId);
  }

  @Post(':id/photo', RequirePermission('tools.timber.index'), lotView)
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  keepPhoto(@Ctx() ctx: RequestContext, @Id() lotId: string, @UploadedFile() upload: Upload) {
    return this.photos.keep(ctx, lotId, upload);
  }
}
