import type { ListQuery } from '@jahrring/contracts-common';
import {
  createRateCategory,
  rateCategoryList,
  rateCategoryListQuery,
  rateCategoryOptions,
  rateCategoryView,
  updateRateCategory,
  type CreateRateCategory,
  type UpdateRateCategory,
} from '@jahrring/contracts-inventory';
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
import { Body, Query } from '@nestjs/common';
import { RateCategoryService } from './rate-category.service';

const readers = RequirePermission(
  'tools.settings.objects',
  'tools.settings.license',
  'tools.settings.employees',
);

@ToolController('inventory', 'rate-categories')
export class RateCategoryController {
  constructor(private readonly categories: RateCategoryService) {}

  @Get('', RequirePermission('tools.settings.objects', 'tools.settings.license'), rateCategoryList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: rateCategoryListQuery }) query: ListQuery) {
    return this.categories.list(ctx, query);
  }

  @Get('options', readers, rateCategoryOptions)
  options(@Ctx() ctx: RequestContext) {
    return this.categories.options(ctx);
  }

  @Get(':id', RequirePermission('tools.settings.objects', 'tools.settings.license'), rateCategoryView)
  get(@Ctx() ctx: RequestContext, @Id() categoryId: string) {
    return this.categories.get(ctx, categoryId);
  }

  @Post('', RequirePermission('tools.settings.objects'), rateCategoryView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createRateCategory }) body: CreateRateCategory) {
    return this.categories.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.settings.objects'), rateCategoryView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() categoryId: string,
    @IfMatch() version: number,
    @Body({ schema: updateRateCategory }) body: UpdateRateCategory,
  ) {
    return this.categories.update(ctx, categoryId, version, body);
  }

  @Delete(':id', RequirePermission('tools.settings.objects'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() categoryId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.categories.remove(ctx, categoryId, version);
  }

  @Post(':id/restore', RequirePermission('tools.settings.objects'), ok(rateCategoryView))
  restore(@Ctx() ctx: RequestContext, @Id() categoryId: string) {
    return this.categories.restore(ctx, categoryId);
  }
}
