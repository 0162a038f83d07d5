import { id, workView } from '@jahrring/contracts-common';
import {
  entryImportHistory,
  entryImportLimits,
  entryImportStarted,
  entryImportUndone,
  explainImportWords,
  runEntryImport,
  undoEntryImport,
  type ExplainImportWords,
  type RunEntryImport,
  type UndoEntryImport,
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
import { Body, Get, HttpCode, Param, Post, SerializeOptions } from '@nestjs/common';
import { EntryImportService } from './entry-import.service';
import { ImportHistory } from './import-history.service';

/** Time entries out of a file of ours, of Kimai, Toggl Track, Clockify or of a spreadsheet. */
@ToolController('time', 'entry-imports')
export class EntryImportController {
  constructor(
    private readonly imports: EntryImportService,
    private readonly history: ImportHistory,
  ) {}

  /** The licence's latest, whoever made them. */
  @Get()
  @RequirePermission('tools.timetable.others.create')
  @SerializeOptions({ schema: entryImportHistory })
  list(@Ctx() ctx: RequestContext) {
    return this.history.list(ctx);
  }

  /** Takes the file, and `options` as JSON, and begins the dry run. */
  @Post()
  @RequirePermission('tools.timetable.others.create')
  @AcceptUpload({ maxBytes: entryImportLimits.bytes })
  @SerializeOptions({ schema: entryImportStarted })
  check(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.imports.check(ctx, file);
  }

  /** `workId`: of the dry run, which begins anew; what was said of words is kept for the next file. */
  @Post(':workId/words')
  @RequirePermission('tools.timetable.others.create')
  @HttpCode(200)
  @SerializeOptions({ schema: workView })
  explain(
    @Ctx() ctx: RequestContext,
    @Param('workId', { schema: id }) workId: string,
    @Body({ schema: explainImportWords }) input: ExplainImportWords,
  ) {
    return this.imports.explain(ctx, workId, input);
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

  /** Returns what an undo would do. `workId`: of the import. */
  @Get(':workId/undo')
  @RequirePermission('tools.timetable.others.create')
  @SerializeOptions({ schema: entryImportUndone })
  previewUndo(@Ctx() ctx: RequestContext, @Param('workId', { schema: id }) workId: string) {
    return this.history.preview(ctx, workId);
  }

  /** `workId`: of the import. */
  @Post(':workId/undo')
  @RequirePermission('tools.timetable.others.create')
  @HttpCode(200)
  @SerializeOptions({ schema: workView })
  undo(
    @Ctx() ctx: RequestContext,
    @Param('workId', { schema: id }) workId: string,
    @Body({ schema: undoEntryImport }) input: UndoEntryImport,
  ) {
    return this.imports.undo(ctx, workId, input);
  }
}
