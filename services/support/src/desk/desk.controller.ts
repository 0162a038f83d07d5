import { deskAgentList, deskFigures } from '@jahrring/contracts-support';
import {
  Ctx,
  Get,
  Passive,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { DeskAgents } from './desk-agents.service';
import { DeskFiguresService } from './desk-figures.service';

/** People at the desk, and its key figures. */
@ToolController('support', 'desk')
@RequirePlugin('hsm-admin')
export class DeskController {
  constructor(
    private readonly people: DeskAgents,
    private readonly figures: DeskFiguresService,
  ) {}

  @Get('figures', RequirePermission('tools.hsm_admin.index'), deskFigures)
  getFigures(@Ctx() ctx: RequestContext) {
    return this.figures.get(ctx);
  }

  /** Being at the desk; answers who else is. */
  @Put('agents', RequirePermission('tools.hsm_admin.manage'), deskAgentList)
  @Passive()
  arrive(@Ctx() ctx: RequestContext) {
    return this.people.arrive(ctx);
  }

  @Get('agents', RequirePermission('tools.hsm_admin.index'), deskAgentList)
  agents(@Ctx() ctx: RequestContext) {
    return this.people.list(ctx);
  }
}
