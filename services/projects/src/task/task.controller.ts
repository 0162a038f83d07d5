import { type ListQuery } from '@jahrring/contracts-common';
import {
  createTask,
  createTaskComment,
  setTaskDone,
  taskList,
  taskListQuery,
  taskProjects,
  taskView,
  tickItem,
  updateTask,
  type CreateTask,
  type CreateTaskComment,
  type SetTaskDone,
  type TickItem,
  type UpdateTask,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { TaskCommentService } from './task-comment.service';
import { TaskService } from './task.service';

@ToolController('projects', 'tasks')
export class TaskController {
  constructor(
    private readonly tasks: TaskService,
    private readonly comments: TaskCommentService,
  ) {}

  @Get()
  @RequirePermission('tools.task.index')
  @SerializeOptions({ schema: taskList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: taskListQuery }) query: ListQuery) {
    return this.tasks.list(ctx, query);
  }

  @Get('projects')
  @RequirePermission('tools.task.index')
  @SerializeOptions({ schema: taskProjects })
  async projects(@Ctx() ctx: RequestContext) {
    return { items: await this.tasks.projectsWithTasks(ctx) };
  }

  @Get(':id')
  @RequirePermission('tools.task.own.show', 'tools.task.others.show')
  @SerializeOptions({ schema: taskView })
  get(@Ctx() ctx: RequestContext, @Id() taskId: string) {
    return this.tasks.get(ctx, taskId);
  }

  @Post()
  @RequirePermission('tools.task.own.create', 'tools.task.others.create')
  @SerializeOptions({ schema: taskView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createTask }) body: CreateTask) {
    return this.tasks.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.task.own.update', 'tools.task.others.update')
  @SerializeOptions({ schema: taskView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @IfMatch() version: number,
    @Body({ schema: updateTask }) body: UpdateTask,
  ) {
    return this.tasks.update(ctx, taskId, version, body);
  }

  @Post(':id/done')
  @HttpCode(200)
  @RequirePermission('tools.task.own.update', 'tools.task.others.update')
  @SerializeOptions({ schema: taskView })
  setDone(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @IfMatch() version: number,
    @Body({ schema: setTaskDone }) { done }: SetTaskDone,
  ) {
    return this.tasks.setDone(ctx, taskId, version, done);
  }

  @Post(':id/ticks')
  @HttpCode(200)
  @RequirePermission('tools.task.own.update', 'tools.task.others.update')
  @SerializeOptions({ schema: taskView })
  tick(@Ctx() ctx: RequestContext, @Id() taskId: string, @Body({ schema: tickItem }) body: TickItem) {
    return this.tasks.tick(ctx, taskId, body);
  }

  /** Whoever sees a task may write on it. */
  @Post(':id/comments')
  @RequirePermission('tools.task.own.show', 'tools.task.others.show')
  @SerializeOptions({ schema: taskView })
  comment(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @Body({ schema: createTaskComment }) body: CreateTaskComment,
  ) {
    return this.comments.add(ctx, taskId, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.task.own.delete', 'tools.task.others.delete')
  async remove(@Ctx() ctx: RequestContext, @Id() taskId: string, @IfMatch() version: number): Promise<void> {
    await this.tasks.remove(ctx, taskId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.task.own.delete', 'tools.task.others.delete')
  @SerializeOptions({ schema: taskView })
  restore(@Ctx() ctx: RequestContext, @Id() taskId: string) {
    return this.tasks.restore(ctx, taskId);
  }
}
