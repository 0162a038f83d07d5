import { nextStepList, stepPersonList } from '@jahrring/contracts-addresses';
import { Ctx, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Get, SerializeOptions } from '@nestjs/common';
import { NextStepService } from './next-step.service';

/** Steps across customers: one's own, and who can be given some. */
@ToolController('addresses', 'next-steps')
export class MyStepsController {
  constructor(private readonly steps: NextStepService) {}

  @Get('mine')
  @RequirePermission('tools.address.show', 'tools.address.update', 'tools.address.manage')
  @SerializeOptions({ schema: nextStepList })
  mine(@Ctx() ctx: RequestContext) {
    return this.steps.mine(ctx);
  }

  @Get('people')
  @RequirePermission('tools.address.update', 'tools.address.manage')
  @SerializeOptions({ schema: stepPersonList })
  people(@Ctx() ctx: RequestContext) {
    return this.steps.people(ctx);
  }
}
