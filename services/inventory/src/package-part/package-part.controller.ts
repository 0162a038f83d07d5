import { partRequest, type PartRequest, partResults } from '@jahrring/contracts-common';
import {
  commonError,
  Ctx,
  Database,
  Internal,
  takePart,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { ObjectPart } from './object-part';
import { RateCategoryPart } from './rate-category-part';

/** For industry solutions: rate categories and objects of a package. */
@ToolController('inventory', 'internal/package-parts')
export class PackagePartController {
  constructor(
    private readonly db: Database,
    private readonly categories: RateCategoryPart,
    private readonly objects: ObjectPart,
  ) {}

  @Post()
  @HttpCode(200)
  @Internal()
  @SerializeOptions({ schema: partResults })
  async take(@Ctx() ctx: RequestContext, @Body({ schema: partRequest }) request: PartRequest) {
    switch (request.part) {
      case 'rateCategories':
        return { items: await takePart(this.db, ctx, this.categories, request) };
      case 'objects':
        return { items: await takePart(this.db, ctx, this.objects, request) };
      default:
        throw commonError('NOT_FOUND');
    }
  }
}
