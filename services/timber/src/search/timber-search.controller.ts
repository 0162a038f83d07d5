import { searchAnswer, type SearchAnswer, searchQuery, type SearchQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { containerColumns, ContainerRepository } from '../container';
import { lotColumns, LotRepository } from '../lot';
import { originColumns, OriginRepository } from '../origin';

/** Lots, containers and origins for the global search: by number, name or place. */
@ToolController('timber', 'search')
@RequirePlugin('timber')
export class TimberSearchController {
  constructor(
    private readonly lots: LotRepository,
    private readonly containers: ContainerRepository,
    private readonly origins: OriginRepository,
  ) {}

  @Get('', RequirePermission('tools.timber.index'), searchAnswer)
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const asked = { text: q, limit };
    const lots = await this.lots.search(ctx, asked, lotColumns);
    const containers = await this.containers.search(ctx, asked, containerColumns);
    const origins = await this.origins.search(ctx, asked, originColumns);
    const items = [
      ...lots.map(({ id, number, title, place }) => ({
        ...{ id, title: `${number} ${title}`, path: `/timber/lots/${id}` },
        ...subtitleOf(place),
      })),
      ...containers.map(({ id, title, place }) => ({
        ...{ id, title, path: `/timber/containers/edit/${id}` },
        ...subtitleOf(place),
      })),
      ...origins.map(({ id, title, municipality }) => ({
        ...{ id, title, path: `/timber/origins/edit/${id}` },
        ...subtitleOf(municipality),
      })),
    ];
    return { items: items.slice(0, limit) };
  }
}

function subtitleOf(text: string | null) {
  return text === null ? {} : { subtitle: text };
}
