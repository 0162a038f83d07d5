import { id, type ListQuery } from '@jahrring/contracts-common';
import {
  createSupportCase,
  supportCaseList,
  supportCaseListQuery,
  supportCaseView,
  updateSupportCase,
  type CreateSupportCase,
  type UpdateSupportCase,
} from '@jahrring/contracts-support';
import { Ctx, IfMatch, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { SupportCaseService } from './support-case.service';

@ToolController('support', 'support-cases')
export class SupportCaseController {
  constructor(private readonly supportCases: SupportCaseService) {}

  @Get()
  @RequirePermission('tools.my_hsm.index')
  @SerializeOptions({ schema: supportCaseList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: supportCaseListQuery }) query: ListQuery) {
    return this.supportCases.list(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.my_hsm.index')
  @SerializeOptions({ schema: supportCaseView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) supportCaseId: string) {
    return this.supportCases.get(ctx, supportCaseId);
  }

  @Post()
  @RequirePermission('tools.my_hsm.manage')
  @SerializeOptions({ schema: supportCaseView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createSupportCase }) body: CreateSupportCase) {
    return this.supportCases.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.my_hsm.manage')
  @SerializeOptions({ schema: supportCaseView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) supportCaseId: string,
    @IfMatch() version: number,
    @Body({ schema: updateSupportCase }) body: UpdateSupportCase,
  ) {
    return this.supportCases.update(ctx, supportCaseId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.my_hsm.manage')
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) supportCaseId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.supportCases.remove(ctx, supportCaseId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.my_hsm.manage')
  @SerializeOptions({ schema: supportCaseView })
  restore(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) supportCaseId: string) {
    return this.supportCases.restore(ctx, supportCaseId);
  }
}
