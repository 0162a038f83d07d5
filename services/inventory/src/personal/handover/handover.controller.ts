import type { ListQuery } from '@jahrring/contracts-common';
import {
  createHandover,
  handoverList,
  handoverListQuery,
  handoverView,
  type CreateHandover,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  file,
  Get,
  Id,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query, StreamableFile } from '@nestjs/common';
import { HandoverService } from './handover.service';

/** Signed hand-overs: everybody sees their own. */
@ToolController('inventory', 'handovers')
@RequirePlugin('personal-inventory')
export class HandoverController {
  constructor(private readonly handovers: HandoverService) {}

  @Get('', RequirePermission('tools.personal_inventory.index'), handoverList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: handoverListQuery }) query: ListQuery) {
    return this.handovers.list(ctx, query);
  }

  @Get(':id', RequirePermission('tools.personal_inventory.index'), handoverView)
  get(@Ctx() ctx: RequestContext, @Id() handoverId: string) {
    return this.handovers.get(ctx, handoverId);
  }

  @Get(':id/pdf', RequirePermission('tools.personal_inventory.index'), file)
  async pdf(@Ctx() ctx: RequestContext, @Id() handoverId: string): Promise<StreamableFile> {
    const { bytes, name } = await this.handovers.pdf(ctx, handoverId);
    const disposition = `inline; filename="${name}"`;
    return new StreamableFile(bytes, { type: 'application/pdf', length: bytes.length, disposition });
  }

  @Post('', RequirePermission('tools.personal_inventory.manage'), handoverView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createHandover }) body: CreateHandover) {
    return this.handovers.create(ctx, body);
  }
}
