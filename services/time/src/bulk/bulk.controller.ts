import { workView } from '@jahrring/contracts-common';
import {
  bulkResult,
  previewBulk,
  startBulk,
  type PreviewBulk,
  type StartBulk,
} from '@jahrring/contracts-time';
import { Ctx, Id, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { BulkService } from './bulk.service';

const changeKeys = [
  'tools.project.timetable.own.update',
  'tools.project.timetable.others.update',
  'tools.project.timetable.own.delete',
  'tools.project.timetable.others.delete',
] as const;

/** Changes of many entries at once; what of each entry the caller may change is asked entry by entry. */
@ToolController('time', 'bulk-changes')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post('preview')
  @HttpCode(200)
  @RequirePermission(...changeKeys)
  @SerializeOptions({ schema: bulkResult })
  preview(@Ctx() ctx: RequestContext, @Body({ schema: previewBulk }) input: PreviewBulk) {
    return this.bulk.preview(ctx, input);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission(...changeKeys)
  @SerializeOptions({ schema: workView })
  start(@Ctx() ctx: RequestContext, @Body({ schema: startBulk }) input: StartBulk) {
    return this.bulk.start(ctx, input);
  }

  /** `workId`: of the change. */
  @Post(':workId/undo')
  @HttpCode(200)
  @RequirePermission(...changeKeys)
  @SerializeOptions({ schema: workView })
  undo(@Ctx() ctx: RequestContext, @Id('workId') workId: string) {
    return this.bulk.undo(ctx, workId);
  }
}
