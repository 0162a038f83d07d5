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
  type CreateTaskComment,
  type SetTaskDone,
  type TickItem,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { TaskCommentService } from './task-comment.service';
import { TaskService } from './task.service';

@ToolController('projects', 'tasks')
export class TaskController extends recordRoutes(TaskService, {
  access: {
    read: RequirePermission('tools.task.own.show', 'tools.task.others.show'),
    write: RequirePermission('tools.task.own.create', 'tools.task.others.create'),
    list: RequirePermission('tools.task.index'),
    update: RequirePermission('tools.task.own.update', 'tools.task.others.update'),
    remove: RequirePermission('tools.task.own.delete', 'tools.task.others.delete'),
  },
  list: [taskListQuery, taskList],
  view: taskView,
  create: createTask,
  update: updateTask,
}) {
  constructor(
    tasks: TaskService,
    private readonly comments: TaskCommentService,
  ) {
    super(tasks);
  }

  @Get('projects', RequirePermission('tools.task.index'), taskProjects)
  async projects(@Ctx() ctx: RequestContext) {
    return { items: await this.records.projectsWithTasks(ctx) };
  }

  @Post(':id/done', RequirePermission('tools.task.own.update', 'tools.task.others.update'), ok(taskView))
  setDone(
    @Ctx() ctx: RequestContext,
    @Id() taskId: string,
    @IfMatch() version: number,
    @Body({ schema: setTaskDone }) { done }: SetTaskDone,
  ) {
    return this.records.setDone(ctx, taskId, version, done);
  }

  @Post(':id/ticks', RequirePermission('tools.task.own.update', 'tools.task.others.update'), ok(taskView))
  tick(@Ctx() ctx: RequestContext, @Id() taskId: string, @Body({ schema: tickItem }) body: TickItem) {
    return this.records.tick(ctx, taskId, body);
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
}
