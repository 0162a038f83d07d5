import type { CreateTaskComment, TaskView } from '@jahrring/contracts-projects';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TaskCommentRepository } from './task-comment.repository';
import { TaskViews } from './task-views';
import { TaskRepository } from './task.repository';

/** Comments that people write on a task. */
@Injectable()
export class TaskCommentService {
  constructor(
    private readonly db: Database,
    private readonly tasks: TaskRepository,
    private readonly comments: TaskCommentRepository,
    private readonly views: TaskViews,
  ) {}

  /** 404 where the writer does not see the task. */
  async add(ctx: RequestContext, taskId: string, { id, text }: CreateTaskComment): Promise<TaskView> {
    return this.db.tx(ctx, async (ctx) => {
      const task = await this.tasks.get(ctx, taskId);
      await this.comments.insert(ctx, { id, taskId, authorId: ctx.membershipId, text });
      return this.views.one(ctx, task);
    });
  }
}
