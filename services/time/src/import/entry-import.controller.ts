import { id, workView } from '@jahrring/contracts-common';
import {
  entryImportLimits,
  entryImportStarted,
  runEntryImport,
  type RunEntryImport,
} from '@jahrring/contracts-time';
import {
  AcceptUpload,
  Ctx,
  RequirePermission,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, HttpCode, Param, Post, SerializeOptions } from '@nestjs/common';
import { EntryImportService } from './entry-import.service';

/** Time entries out of a file of ours, of Kimai, Toggl Track, Clockify or of a spreadsheet. */
@ToolController('time', 'entry-imports')
export class EntryImportController {
  constructor(private readonly imports: EntryImportService) {}

  /** Takes the file, and `options` as JSON, and begins the dry run. */
  @Post()
  @RequirePermission('tools.timetable.others.create')
  @AcceptUpload({ maxBytes: entryImportLimits.bytes })
  @SerializeOptions({ schema: entryImportStarted })
  check(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.imports.check(ctx, file);
  }

  /** `workId`: of the finished dry run. */
  @Post(':workId/run')
  @RequirePermission('tools.timetable.others.create')
  @HttpCode(200)
  @SerializeOptions({ schema: workView })
  run(
    @Ctx() ctx: RequestContext,
    @Param('workId', { schema: id }) workId: string,
    @Body({ schema: runEntryImport }) input: RunEntryImport,
  ) {
    return this.imports.run(ctx, workId, input);
  }

  /** `workId`: of the import. */
  @Post(':workId/undo')
  @RequirePermission('tools.timetable.others.create')
  @HttpCode(200)
  @SerializeOptions({ schema: workView })
  undo(@Ctx() ctx: RequestContext, @Param('workId', { schema: id }) workId: string) {
    return this.imports.undo(ctx, workId);
  }
}
