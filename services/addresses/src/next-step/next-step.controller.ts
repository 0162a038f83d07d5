import {
  createNextStep,
  nextStepList,
  nextStepView,
  updateNextStep,
  type CreateNextStep,
  type UpdateNextStep,
} from '@jahrring/contracts-addresses';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { NextStepService } from './next-step.service';

const writers = ['tools.address.update', 'tools.address.manage'] as const;
const readers = RequirePermission('tools.address.show', ...writers);

@ToolController('addresses', 'addresses/:id/next-steps')
export class NextStepController {
  constructor(private readonly steps: NextStepService) {}

  @Get('', readers, nextStepList)
  list(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.steps.list(ctx, addressId);
  }

  @Post('', RequirePermission(...writers), nextStepView)
  create(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: createNextStep }) body: CreateNextStep,
  ) {
    return this.steps.create(ctx, addressId, body);
  }

  @Patch(':stepId', readers, nextStepView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('stepId') stepId: string,
    @IfMatch() version: number,
    @Body({ schema: updateNextStep }) body: UpdateNextStep,
  ) {
    return this.steps.update(ctx, { addressId, stepId, version }, body);
  }

  @Delete(':stepId', RequirePermission(...writers))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('stepId') stepId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.steps.remove(ctx, { addressId, stepId, version });
  }

  @Post(':stepId/restore', RequirePermission(...writers), ok(nextStepView))
  restore(@Ctx() ctx: RequestContext, @Id() addressId: string, @Id('stepId') stepId: string) {
    return this.steps.restore(ctx, addressId, stepId);
  }
}
