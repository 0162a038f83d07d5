import {
  createRateCategory,
  rateCategoryList,
  rateCategoryListQuery,
  rateCategoryOptions,
  rateCategoryView,
  updateRateCategory,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Get,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { RateCategoryService } from './rate-category.service';

const readers = RequirePermission(
  'tools.settings.objects',
  'tools.settings.license',
  'tools.settings.employees',
);

@ToolController('inventory', 'rate-categories')
export class RateCategoryController extends recordRoutes(RateCategoryService, {
  access: {
    read: RequirePermission('tools.settings.objects', 'tools.settings.license'),
    write: RequirePermission('tools.settings.objects'),
  },
  list: [rateCategoryListQuery, rateCategoryList],
  view: rateCategoryView,
  create: createRateCategory,
  update: updateRateCategory,
}) {
  @Get('options', readers, rateCategoryOptions)
  options(@Ctx() ctx: RequestContext) {
    return this.records.options(ctx);
  }
}
