import { searchAnswer, type SearchAnswer, searchQuery, type SearchQuery } from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { taskColumns } from './task-columns';
import { TaskRepository } from './task.repository';

/** Tasks for the global search: by title, description or project. */
@ToolController('projects', 'search/tasks')
export class TaskSearchController {
  constructor(private readonly tasks: TaskRepository) {}

  @Get('', RequirePermission('tools.task.index'), searchAnswer)
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const found = await this.tasks.search(ctx, { text: q, limit, beginnings: [['title', q]] }, taskColumns);
    const projects = await this.tasks.projectNames(
      ctx,
      found.flatMap(({ projectId }) => projectId ?? []),
    );
    return {
      items: found.map(({ id, title, projectId }) => {
        const project = projectId ? projects.get(projectId) : undefined;
        return {
          id,
          title,
          ...(project ? { subtitle: `${project.number} ${project.title}` } : {}),
          path: `/tasks?task=${id}`,
        };
      }),
    };
  }
}
