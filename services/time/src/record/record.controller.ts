import {
  crewResult,
  recordCrew,
  recordedLines,
  recordLines,
  recordPermissions,
  type RecordCrew,
  type RecordLines,
} from '@jahrring/contracts-time';
import { Ctx, ok, Post, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { CrewService } from './crew.service';
import { LinesService } from './lines.service';

@ToolController('time', '')
export class RecordController {
  constructor(
    private readonly lines: LinesService,
    private readonly crew: CrewService,
  ) {}

  /** Several lines in one go: all of them, or none; what is wrong is named as `lines.2.from`. */
  @Post('lines', RequirePermission(...recordPermissions), recordedLines)
  recordLines(@Ctx() ctx: RequestContext, @Body({ schema: recordLines }) body: RecordLines) {
    return this.lines.record(ctx, body);
  }

  /** One line for many people, with one result each. */
  @Post('crew', RequirePermission('tools.timetable.others.create'), ok(crewResult))
  recordCrew(@Ctx() ctx: RequestContext, @Body({ schema: recordCrew }) body: RecordCrew) {
    return this.crew.record(ctx, body);
  }
}
