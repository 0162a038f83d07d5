import {
  createSavedView,
  savedView,
  savedViewList,
  savedViewQuery,
  updateSavedView,
  type CreateSavedView,
  type SavedViewQuery,
  type UpdateSavedView,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  Patch,
  Post,
  SignedIn,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { SavedViewService } from './saved-view.service';

/** Views of the lists of every tool. */
@ToolController('admin', 'saved-views')
export class SavedViewController {
  constructor(private readonly views: SavedViewService) {}

  @Get('', SignedIn(), savedViewList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: savedViewQuery }) { list }: SavedViewQuery) {
    return this.views.list(ctx, list);
  }

  @Post('', SignedIn(), savedView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createSavedView }) body: CreateSavedView) {
    return this.views.create(ctx, body);
  }

  @Patch(':id', SignedIn(), savedView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateSavedView }) body: UpdateSavedView,
  ) {
    return this.views.update(ctx, id, version, body);
  }

  @Delete(':id', SignedIn())
  async remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    await this.views.remove(ctx, id, version);
  }
}
