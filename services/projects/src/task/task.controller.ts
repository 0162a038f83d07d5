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
  Delete,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { TaskCommentService } from './task-comment.service';
import { TaskService } from './task.service';

@ToolController('projects', 'tasks')
export class TaskController {
  constructor(
    private readonly tasks: TaskService,
    private readonly comments: TaskCommentService,
  ) {}

  @Get('', RequirePermission('tools.task.index'), taskList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: taskListQuery }) query: ListQuery) {
    return this.tasks.list(ctx, query);
  }

  @Get('projects', RequirePermission('tools.task.index'), taskProjects)
  async projects(@Ctx() ctx: RequestContext) {
    return { items: await this.tasks.projectsWithTasks(ctx) };
  }

  @Get(':id', RequirePermission('tools.task.own.show', 'tools.task.others.show'), taskView)
  get(@Ctx() ctx: RequestContext, @Id() taskId: string) {
    return this.tasks.get(ctx, taskId);
  }

  @Post('', RequirePermission('tools.task.own.create', 'tools.task.others.create'), taskView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createTask }) body: CreateTask) {
    return this.tasks.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.task.own.update', 'tools.task.others.update'), taskView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @IfMatch() version: number,
    @Body({ schema: updateTask }) body: UpdateTask,
  ) {
    return this.tasks.update(ctx, taskId, version, body);
  }

  @Post(':id/done', RequirePermission('tools.task.own.update', 'tools.task.others.update'), ok(taskView))
  setDone(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @IfMatch() version: number,
    @Body({ schema: setTaskDone }) { done }: SetTaskDone,
  ) {
    return this.tasks.setDone(ctx, taskId, version, done);
  }

  @Post(':id/ticks', RequirePermission('tools.task.own.update', 'tools.task.others.update'), ok(taskView))
  tick(@Ctx() ctx: RequestContext, @Id() taskId: string, @Body({ schema: tickItem }) body: TickItem) {
    return this.tasks.tick(ctx, taskId, body);
  }

  /** Whoever sees a task may write on it. */
  @Post(':id/comments', RequirePermission('tools.task.own.show', 'tools.task.others.show'), taskView)
  comment(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @Body({ schema: createTaskComment }) body: CreateTaskComment,
  ) {
    return this.comments.add(ctx, taskId, body);
  }

  @Delete(':id', RequirePermission('tools.task.own.delete', 'tools.task.others.delete'))
  async remove(@Ctx() ctx: RequestContext, @Id() taskId: string, @IfMatch() version: number): Promise<void> {
    await this.tasks.remove(ctx, taskId, version);
  }

  @Post(':id/restore', RequirePermission('tools.task.own.delete', 'tools.task.others.delete'), ok(taskView))
  restore(@Ctx() ctx: RequestContext, @Id() taskId: string) {
    return this.tasks.restore(ctx, taskId);
  }
}
