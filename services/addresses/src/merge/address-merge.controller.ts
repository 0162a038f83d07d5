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
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { AddressMergeService } from './address-merge.service';

@ToolController('addresses', '')
export class AddressMergeController {
  constructor(private readonly merges: AddressMergeService) {}

  @Get('address-merges', RequirePermission('tools.address.merge'), addressMergeList)
  latest(@Ctx() ctx: RequestContext) {
    return this.merges.latest(ctx);
  }

  @Get('addresses/:id/merge-preview', RequirePermission('tools.address.merge'), mergePreview)
  preview(@Ctx() ctx: RequestContext, @Id() fromId: string) {
    return this.merges.preview(ctx, fromId);
  }

  @Post('addresses/:id/merge', RequirePermission('tools.address.merge'), ok(addressMergeView))
  merge(
    @Ctx() ctx: RequestContext,
    @Id() intoId: string,
    @IfMatch() version: number,
    @Body({ schema: mergeAddress }) body: MergeAddress,
  ) {
    return this.merges.merge(ctx, intoId, version, body);
  }

  @Post('address-merges/:mergeId/undo', RequirePermission('tools.address.merge'), ok(addressView))
  undo(@Ctx() ctx: RequestContext, @Id('mergeId') mergeId: string) {
    return this.merges.undo(ctx, mergeId);
  }
}
