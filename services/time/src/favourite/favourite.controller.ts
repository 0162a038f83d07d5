import {
  createFavourite,
  favourite,
  recordPermissions,
  type CreateFavourite,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Delete,
  Id,
  IfMatch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { FavouriteService } from './favourite.service';

/** They are read along with the entry form. */
@ToolController('time', 'favourites')
export class FavouriteController {
  constructor(private readonly favourites: FavouriteService) {}

  @Post('', RequirePermission(...recordPermissions), favourite)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createFavourite }) body: CreateFavourite) {
    return this.favourites.create(ctx, body);
  }

  @Delete(':id', RequirePermission(...recordPermissions))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() favouriteId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.favourites.remove(ctx, favouriteId, version);
  }
}
