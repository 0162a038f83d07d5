import { workView } from '@jahrring/contracts-common';
import {
  bulkResult,
  previewBulk,
  startBulk,
  type PreviewBulk,
  type StartBulk,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Id,
  ok,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { BulkService } from './bulk.service';

const mayChange = RequirePermission(
  'tools.project.timetable.own.update',
  'tools.project.timetable.others.update',
  'tools.project.timetable.own.delete',
  'tools.project.timetable.others.delete',
);

/** Changes of many entries at once; what of each entry the caller may change is asked entry by entry. */
@ToolController('time', 'bulk-changes')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post('preview', mayChange, ok(bulkResult))
  preview(@Ctx() ctx: RequestContext, @Body({ schema: previewBulk }) input: PreviewBulk) {
    return this.bulk.preview(ctx, input);
  }

  @Post('', mayChange, ok(workView))
  start(@Ctx() ctx: RequestContext, @Body({ schema: startBulk }) input: StartBulk) {
    return this.bulk.start(ctx, input);
  }

  /** `workId`: of the change. */
  @Post(':workId/undo', mayChange, ok(workView))
  undo(@Ctx() ctx: RequestContext, @Id('workId') workId: string) {
    return this.bulk.undo(ctx, workId);
  }
}
