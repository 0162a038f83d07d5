import { currentOpening, openingLimits, openingView, uploadOpening } from '@jahrring/contracts-bookkeeping';
import type { UploadOpening } from '@jahrring/contracts-bookkeeping';
import {
  AcceptUpload,
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { OpeningService } from './opening.service';

/** Opening balances and open items out of files: looked at first, then taken over, and taken back. */
@ToolController('bookkeeping', 'openings')
@RequirePlugin('debitors')
export class OpeningController {
  constructor(private readonly openings: OpeningService) {}

  @Get('', RequirePermission('tools.debitors.manage'), currentOpening)
  current(@Ctx() ctx: RequestContext) {
    return this.openings.current(ctx);
  }

  /** A file into the draft; the answer is the dry run. */
  @Post('', RequirePermission('tools.debitors.manage'), ok(openingView))
  @AcceptUpload({ maxBytes: openingLimits.bytes })
  upload(
    @Ctx() ctx: RequestContext,
    @Query({ schema: uploadOpening }) query: UploadOpening,
    @UploadedFile() file: Upload,
  ) {
    return this.openings.upload(ctx, query, file);
  }

  @Post(':id/commit', RequirePermission('tools.debitors.manage'), ok(openingView))
  commit(@Ctx() ctx: RequestContext, @Id() openingId: string, @IfMatch() version: number) {
    return this.openings.commit(ctx, openingId, version);
  }

  @Post(':id/undo', RequirePermission('tools.debitors.manage'), ok(openingView))
  undo(@Ctx() ctx: RequestContext, @Id() openingId: string) {
    return this.openings.undo(ctx, openingId);
  }
}
