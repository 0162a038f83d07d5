import { overtimeMonth, overtimeQuery, type OvertimeQuery } from '@jahrring/contracts-time';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { overviewPermissions } from '../entry-record';
import { OvertimeMonthService } from './overtime-month.service';

@ToolController('time', 'overtime')
export class OvertimeController {
  constructor(private readonly overtime: OvertimeMonthService) {}

  /** One's own overtime of a month and of its year so far, or that of somebody whose hours one may see. */
  @Get('', RequirePermission(...overviewPermissions), overtimeMonth)
  month(@Ctx() ctx: RequestContext, @Query({ schema: overtimeQuery }) query: OvertimeQuery) {
    return this.overtime.of(ctx, query);
  }
}
