import {
  createPhase,
  phaseView,
  placedPhases,
  placePhases,
  updatePhase,
  type PlacePhases,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PhaseService } from './phase.service';

@ToolController('planning', 'phases')
@RequirePlugin('scheduling_tool')
export class PhaseController extends recordRoutes(PhaseService, {
  access: {
    read: RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'),
    write: RequirePermission('tools.scheduling_tool.manage'),
  },
  view: phaseView,
  create: createPhase,
  update: updatePhase,
  id: 'phaseId',
}) {
  /** Moves phases together; the answer says what takes it back. */
  @Post('place', RequirePermission('tools.scheduling_tool.manage'), ok(placedPhases))
  place(@Ctx() ctx: RequestContext, @Body({ schema: placePhases }) body: PlacePhases) {
    return this.records.place(ctx, body);
  }
}
