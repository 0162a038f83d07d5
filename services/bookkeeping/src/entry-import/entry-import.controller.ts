import {
  entryImportLimits,
  entryImportPlan,
  entryImports,
  entryImportView,
} from '@jahrring/contracts-bookkeeping';
import { id } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Get, HttpCode, Param, Post, SerializeOptions } from '@nestjs/common';
import { EntryImportService } from './entry-import.service';

/** What the accountant's program has, compared with the books: looked at first, then added, and taken back. */
@ToolController('bookkeeping', 'entry-imports')
@RequirePlugin('debitors')
export class EntryImportController {
  constructor(private readonly imports: EntryImportService) {}

  @Get()
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: entryImports })
  list(@Ctx() ctx: RequestContext) {
    return this.imports.list(ctx);
  }

  /** A file into the draft; the answer is what it would add. */
  @Post()
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @AcceptUpload({ maxBytes: entryImportLimits.bytes })
  @SerializeOptions({ schema: entryImportPlan })
  upload(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.imports.upload(ctx, file);
  }

  @Post(':id/commit')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: entryImportView })
  commit(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) importId: string,
    @IfMatch() version: number,
  ) {
    return this.imports.commit(ctx, importId, version);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: entryImportView })
  undo(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) importId: string) {
    return this.imports.undo(ctx, importId);
  }
}
