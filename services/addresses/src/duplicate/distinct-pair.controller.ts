import {
  createDistinctPair,
  distinctPairList,
  distinctPairView,
  type CreateDistinctPair,
} from '@jahrring/contracts-addresses';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { DistinctPairService } from './distinct-pair.service';

/** Alike addresses that are no duplicates. */
@ToolController('addresses', 'distinct-pairs')
export class DistinctPairController {
  constructor(private readonly pairs: DistinctPairService) {}

  @Get('', RequirePermission('tools.address.merge'), distinctPairList)
  latest(@Ctx() ctx: RequestContext) {
    return this.pairs.latest(ctx);
  }

  @Post('', RequirePermission('tools.address.merge'), distinctPairView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createDistinctPair }) body: CreateDistinctPair) {
    return this.pairs.create(ctx, body);
  }

  @Delete(':distinctPairId', RequirePermission('tools.address.merge'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id('distinctPairId') pairId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.pairs.remove(ctx, pairId, version);
  }
}
