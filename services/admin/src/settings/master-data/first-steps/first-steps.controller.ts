import { firstStepsView } from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  noContent,
  Post,
  type RequestContext,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import { FirstStepsService } from './first-steps.service';

/** The first days of a licence. */
@ToolController('admin', 'first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  @Get('', RequirePermission('tools.settings.license'), firstStepsView)
  get(@Ctx() ctx: RequestContext) {
    return this.steps.get(ctx);
  }

  @Post('close', RequirePermission('tools.settings.license'), noContent)
  close(@Ctx() ctx: RequestContext): Promise<void> {
    return this.steps.close(ctx);
  }
}
