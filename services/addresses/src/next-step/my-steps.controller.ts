import { nextStepList, stepPersonList } from '@jahrring/contracts-addresses';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { NextStepService } from './next-step.service';

const readers = RequirePermission('tools.address.show', 'tools.address.update', 'tools.address.manage');

/** Steps across customers: one's own, and who can be given some. */
@ToolController('addresses', 'next-steps')
export class MyStepsController {
  constructor(private readonly steps: NextStepService) {}

  @Get('mine', readers, nextStepList)
  mine(@Ctx() ctx: RequestContext) {
    return this.steps.mine(ctx);
  }

  @Get('people', RequirePermission('tools.address.update', 'tools.address.manage'), stepPersonList)
  people(@Ctx() ctx: RequestContext) {
    return this.steps.people(ctx);
  }
}
