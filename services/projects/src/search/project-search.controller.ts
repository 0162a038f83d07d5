import { searchAnswer, type SearchAnswer, searchQuery, type SearchQuery } from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { projectColumns, ProjectRepository } from '../project';

/** Projects for the global search: by number, title or customer. */
@ToolController('projects', 'search')
export class ProjectSearchController {
  constructor(private readonly projects: ProjectRepository) {}

  @Get('', RequirePermission('tools.project.index'), searchAnswer)
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const found = await this.projects.search(
      ctx,
      {
        text: q,
        limit,
        beginnings: [
          ['number', q.toUpperCase()],
          ['number', q],
          ['title', q],
        ],
      },
      projectColumns,
    );
    return {
      items: found.map(({ id, number, title, forestOwner }) => ({
        id,
        title: `${number} ${title}`,
        ...(forestOwner ? { subtitle: forestOwner } : {}),
        path: `/projects/${id}/overview`,
      })),
    };
  }
}
