import {
  changeTimer,
  startTimer,
  stopTimer,
  timerAnswer,
  type ChangeTimer,
  type StartTimer,
  type StopTimer,
} from '@jahrring/contracts-time';
import { Ctx, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { TimerService } from './timer.service';

/** One's own timer; there is no other. Every action answers what the header shows then. */
@ToolController('time', 'timer')
export class TimerController {
  constructor(private readonly timers: TimerService) {}

  @Get()
  @RequirePermission('tools.timetable.own.create')
  @SerializeOptions({ schema: timerAnswer })
  get(@Ctx() ctx: RequestContext) {
    return this.timers.get(ctx);
  }

  @Post('start')
  @HttpCode(200)
  @RequirePermission('tools.timetable.own.create')
  @SerializeOptions({ schema: timerAnswer })
  start(@Ctx() ctx: RequestContext, @Body({ schema: startTimer }) body: StartTimer) {
    return this.timers.start(ctx, body);
  }

  @Post('stop')
  @HttpCode(200)
  @RequirePermission('tools.timetable.own.create')
  @SerializeOptions({ schema: timerAnswer })
  stop(@Ctx() ctx: RequestContext, @Body({ schema: stopTimer }) body: StopTimer) {
    return this.timers.stop(ctx, body);
  }

  @Post('pause')
  @HttpCode(200)
  @RequirePermission('tools.timetable.own.create')
  @SerializeOptions({ schema: timerAnswer })
  pause(@Ctx() ctx: RequestContext) {
    return this.timers.pause(ctx);
  }

  @Post('resume')
  @HttpCode(200)
  @RequirePermission('tools.timetable.own.create')
  @SerializeOptions({ schema: timerAnswer })
  resume(@Ctx() ctx: RequestContext) {
    return this.timers.resume(ctx);
  }

  @Post('change')
  @HttpCode(200)
  @RequirePermission('tools.timetable.own.create')
  @SerializeOptions({ schema: timerAnswer })
  change(@Ctx() ctx: RequestContext, @Body({ schema: changeTimer }) body: ChangeTimer) {
    return this.timers.change(ctx, body);
  }
}
