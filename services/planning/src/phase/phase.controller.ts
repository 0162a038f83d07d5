import {
  createPhase,
  phaseView,
  placedPhases,
  placePhases,
  updatePhase,
  type CreatePhase,
  type PlacePhases,
  type UpdatePhase,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PhaseService } from './phase.service';

@ToolController('planning', 'phases')
@RequirePlugin('scheduling_tool')
export class PhaseController {
  constructor(private readonly phases: PhaseService) {}

  @Get(':phaseId', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), phaseView)
  get(@Ctx() ctx: RequestContext, @Id('phaseId') phaseId: string) {
    return this.phases.get(ctx, phaseId);
  }

  @Post('', RequirePermission('tools.scheduling_tool.manage'), phaseView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createPhase }) body: CreatePhase) {
    return this.phases.create(ctx, body);
  }

  /** Moves phases together; the answer says what takes it back. */
  @Post('place', RequirePermission('tools.scheduling_tool.manage'), ok(placedPhases))
  place(@Ctx() ctx: RequestContext, @Body({ schema: placePhases }) body: PlacePhases) {
    return this.phases.place(ctx, body);
  }

  @Patch(':phaseId', RequirePermission('tools.scheduling_tool.manage'), phaseView)
  update(
    @Ctx() ctx: RequestContext,
    @Id('phaseId') phaseId: string,
    @IfMatch() version: number,
    @Body({ schema: updatePhase }) body: UpdatePhase,
  ) {
    return this.phases.update(ctx, phaseId, version, body);
  }

  @Delete(':phaseId', RequirePermission('tools.scheduling_tool.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id('phaseId') phaseId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.phases.remove(ctx, phaseId, version);
  }

  /** Brings a removed phase back. */
  @Post(':phaseId/restore', RequirePermission('tools.scheduling_tool.manage'), ok(phaseView))
  restore(@Ctx() ctx: RequestContext, @Id('phaseId') phaseId: string) {
    return this.phases.restore(ctx, phaseId);
  }
}
