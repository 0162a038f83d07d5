import {
  overtimeTeam,
  overtimeTeamQuery,
  teamOverview,
  teamQuery,
  type OvertimeTeamQuery,
  type TeamQuery,
} from '@jahrring/contracts-time';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { TeamService } from './team.service';

@ToolController('time', 'team')
export class TeamController {
  constructor(private readonly team: TeamService) {}

  /** The people whose hours the caller looks after, by day, with what should be looked at. */
  @Get('', RequirePermission('tools.timeoverview.persons', 'tools.timeoverview.all'), teamOverview)
  overview(@Ctx() ctx: RequestContext, @Query({ schema: teamQuery }) query: TeamQuery) {
    return this.team.overview(ctx, query);
  }

  /** Their overtime of a month and of its year so far. */
  @Get('overtime', RequirePermission('tools.timeoverview.persons', 'tools.timeoverview.all'), overtimeTeam)
  overtime(@Ctx() ctx: RequestContext, @Query({ schema: overtimeTeamQuery }) query: OvertimeTeamQuery) {
    return this.team.overtime(ctx, query);
  }
}
