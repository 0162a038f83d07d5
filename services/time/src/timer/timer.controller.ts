import {
  changeTimer,
  startTimer,
  stopTimer,
  timerAnswer,
  type ChangeTimer,
  type StartTimer,
  type StopTimer,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Get,
  ok,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { TimerService } from './timer.service';

/** One's own timer; there is no other. Every action answers what the header shows then. */
@ToolController('time', 'timer')
export class TimerController {
  constructor(private readonly timers: TimerService) {}

  @Get('', RequirePermission('tools.timetable.own.create'), timerAnswer)
  get(@Ctx() ctx: RequestContext) {
    return this.timers.get(ctx);
  }

  @Post('start', RequirePermission('tools.timetable.own.create'), ok(timerAnswer))
  start(@Ctx() ctx: RequestContext, @Body({ schema: startTimer }) body: StartTimer) {
    return this.timers.start(ctx, body);
  }

  @Post('stop', RequirePermission('tools.timetable.own.create'), ok(timerAnswer))
  stop(@Ctx() ctx: RequestContext, @Body({ schema: stopTimer }) body: StopTimer) {
    return this.timers.stop(ctx, body);
  }

  @Post('pause', RequirePermission('tools.timetable.own.create'), ok(timerAnswer))
  pause(@Ctx() ctx: RequestContext) {
    return this.timers.pause(ctx);
  }

  @Post('resume', RequirePermission('tools.timetable.own.create'), ok(timerAnswer))
  resume(@Ctx() ctx: RequestContext) {
    return this.timers.resume(ctx);
  }

  @Post('change', RequirePermission('tools.timetable.own.create'), ok(timerAnswer))
  change(@Ctx() ctx: RequestContext, @Body({ schema: changeTimer }) body: ChangeTimer) {
    return this.timers.change(ctx, body);
  }
}
