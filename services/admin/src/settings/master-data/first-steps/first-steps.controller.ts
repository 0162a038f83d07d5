import { firstStepsView } from '@jahrring/contracts-admin';
import { Ctx, type RequestContext, RequirePermission, ToolController } from '@jahrring/service-kit';
import { Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { FirstStepsService } from './first-steps.service';

/** The first days of a licence. */
@ToolController('admin', 'first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  @Get()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: firstStepsView })
  get(@Ctx() ctx: RequestContext) {
    return this.steps.get(ctx);
  }

  @Post('close')
  @HttpCode(204)
  @RequirePermission('tools.settings.license')
  close(@Ctx() ctx: RequestContext): Promise<void> {
    return this.steps.close(ctx);
  }
}
