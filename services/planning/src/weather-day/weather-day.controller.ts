import { weatherQuery, weatherView, type WeatherQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { WeatherDayService } from './weather-day.service';

@ToolController('planning', 'weather-day')
@RequirePlugin('scheduling_tool')
export class WeatherDayController {
  constructor(private readonly weather: WeatherDayService) {}

  /** Returns what a rain day would move, and the obstacles; nothing is moved yet. */
  @Get('', RequirePermission('tools.scheduling_tool.manage'), weatherView)
  preview(@Ctx() ctx: RequestContext, @Query({ schema: weatherQuery }) query: WeatherQuery) {
    return this.weather.preview(ctx, query);
  }
}
