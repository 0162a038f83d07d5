import type { TaskListItem, TaskView } from '@jahrring/contracts-projects';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { TaskCommentRepository } from './task-comment.repository';
import { TaskFileRepository } from './task-file.repository';
import { TaskAccess } from './task.access';
import type { TaskEntity } from './task.entity';
import { toTaskListItem, toTaskView, type TaskSurroundings } from './task.mapper';
import { TaskRepository } from './task.repository';

/** Puts beside a task what others know of it: the same few queries for a page of any size. */
@Injectable()
export class TaskViews {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly comments: TaskCommentRepository,
    private readonly files: TaskFileRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly access: TaskAccess,
  ) {}

  async items(ctx: RequestContext, tasks: readonly TaskEntity[]): Promise<TaskListItem[]> {
    const around = await this.surroundings(ctx, tasks, await this.assigned(ctx, tasks));
    return tasks.map((task) => toTaskListItem(task, around));
  }

  async one(ctx: RequestContext, task: TaskEntity): Promise<TaskView> {
    const comments = await this.comments.ofTask(ctx, task.id);
    const files = await this.files.ofTask(ctx, task.id);
    const authors = [...comments, ...files].map(({ authorId }) => authorId);
    const around = await this.surroundings(ctx, [task], await this.assigned(ctx, [task]), authors);
    return toTaskView(task, around, { comments, files });
  }

  /** A task that was made in the open transaction: nobody has written or attached anything yet. */
  async ofNew(ctx: RequestContext, task: TaskEntity, assigned: readonly string[]): Promise<TaskView> {
    const people = new Map([[task.id, [...new Set(assigned)].toSorted()]]);
    const around = await this.surroundings(ctx, [task], people);
    return toTaskView(task, around, { comments: [], files: [] });
  }

  private assigned(ctx: RequestContext, tasks: readonly TaskEntity[]): Promise<Map<string, string[]>> {
    return this.tasks.assigned(
      ctx,
      tasks.map((task) => task.id),
    );
  }

  private async surroundings(
    ctx: RequestContext,
    tasks: readonly TaskEntity[],
    assigned: ReadonlyMap<string, string[]>,
    authors: readonly string[] = [],
  ): Promise<TaskSurroundings> {
    const people = known([
      ...tasks.flatMap(({ ownerId, doneBy, createdBy }) => [ownerId, doneBy, createdBy]),
      ...[...assigned.values()].flat(),
      ...authors,
    ]);
    const [employees, projects, rights] = await Promise.all([
      this.employees.getMany(ctx, people),
      this.places(ctx, tasks),
      this.access.rights(ctx, assigned),
    ]);
    return {
      assigned,
      projects,
      rights,
      people: new Map(employees.map(({ id, name, active }) => [id, { name, active }])),
    };
  }

  /** Projects by their ids: those that the page has brought along, and the others read. */
  private async places(
    ctx: RequestContext,
    tasks: readonly TaskEntity[],
  ): Promise<TaskSurroundings['projects']> {
    const bare = tasks.filter(({ place }) => place === undefined);
    const places = await this.tasks.projectNames(ctx, known(bare.map(({ projectId }) => projectId)));
    for (const { projectId, place } of tasks) if (projectId && place) places.set(projectId, place);
    return places;
  }
}

function known(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
