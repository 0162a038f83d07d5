import { searchAnswer, type SearchAnswer, searchQuery, type SearchQuery } from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { articleNumberKey, objectColumns, ObjectRepository, titleKey } from '../object-record';

const readers = RequirePermission(
  'tools.settings.objects',
  'tools.settings.license',
  'tools.timetable.index',
);

/** Objects for the global search: by title or article number; those of others are not found. */
@ToolController('inventory', 'search')
export class ObjectSearchController {
  constructor(private readonly objects: ObjectRepository) {}

  @Get('', readers, searchAnswer)
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const found = await this.objects.search(
      ctx,
      {
        text: q,
        limit,
        beginnings: [
          ['articleNumberKey', articleNumberKey(q) ?? ''],
          ['titleKey', titleKey(q)],
        ],
      },
      objectColumns,
    );
    return {
      items: found.map(({ id, title, articleNumber }) => ({
        id,
        title,
        ...(articleNumber ? { subtitle: articleNumber } : {}),
        path: `/settings/objects/edit/${id}`,
      })),
    };
  }
}
