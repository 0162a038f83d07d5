import {
  addressMergeList,
  addressMergeView,
  addressView,
  mergeAddress,
  mergePreview,
  type MergeAddress,
} from '@jahrring/contracts-addresses';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { AddressMergeService } from './address-merge.service';

@ToolController('addresses', '')
export class AddressMergeController {
  constructor(private readonly merges: AddressMergeService) {}

  @Get('address-merges')
  @RequirePermission('tools.address.merge')
  @SerializeOptions({ schema: addressMergeList })
  latest(@Ctx() ctx: RequestContext) {
    return this.merges.latest(ctx);
  }

  @Get('addresses/:id/merge-preview')
  @RequirePermission('tools.address.merge')
  @SerializeOptions({ schema: mergePreview })
  preview(@Ctx() ctx: RequestContext, @Id() fromId: string) {
    return this.merges.preview(ctx, fromId);
  }

  @Post('addresses/:id/merge')
  @HttpCode(200)
  @RequirePermission('tools.address.merge')
  @SerializeOptions({ schema: addressMergeView })
  merge(
    @Ctx() ctx: RequestContext,
    @Id() intoId: string,
    @IfMatch() version: number,
    @Body({ schema: mergeAddress }) body: MergeAddress,
  ) {
    return this.merges.merge(ctx, intoId, version, body);
  }

  @Post('address-merges/:mergeId/undo')
  @HttpCode(200)
  @RequirePermission('tools.address.merge')
  @SerializeOptions({ schema: addressView })
  undo(@Ctx() ctx: RequestContext, @Id('mergeId') mergeId: string) {
    return this.merges.undo(ctx, mergeId);
  }
}
