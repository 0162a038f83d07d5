import { mapPlaceList, type MapPlace, type MapPlaceList } from '@jahrring/contracts-common';
import { middleOf } from '@jahrring/contracts-timber';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { LotRepository } from '../lot';
import { OriginRepository } from '../origin';

/** Sites of timber, lying or growing, for the maps of other tools. */
@ToolController('timber', 'places')
@RequirePlugin('timber')
export class PlaceController {
  constructor(
    private readonly lots: LotRepository,
    private readonly origins: OriginRepository,
  ) {}

  /** Origins by their plot or place, and lots that the mill has not taken yet. */
  @Get('', RequirePermission('tools.timber.index'), mapPlaceList)
  async list(@Ctx() ctx: RequestContext): Promise<MapPlaceList> {
    const origins = (await this.origins.placed(ctx)).map(
      ({ id, title, polygon, latitude, longitude }): MapPlace => ({
        ...{ id, kind: 'origin', title, path: `/timber/origins/edit/${id}` },
        ...(polygon ? middleOf(polygon) : { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
      }),
    );
    const lots = (await this.lots.lying(ctx)).map(({ id, number, title, latitude, longitude }): MapPlace => ({
      ...{ id, kind: 'lot', title: `${number} ${title}`, path: `/timber/lots/${id}` },
      ...{ latitude: latitude ?? 0, longitude: longitude ?? 0 },
    }));
    const items = [...origins, ...lots];
    return { items, total: items.length };
  }
}
