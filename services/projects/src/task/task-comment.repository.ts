import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TaskCommentEntity } from './task-comment.entity';

/** Comments on a task; users who may see the task may see them. */
@Injectable()
export class TaskCommentRepository extends LicensedRepository<TaskCommentEntity> {
  constructor(services: RepositoryServices) {
    super(services, TaskCommentEntity, { name: 'taskComment' });
  }

  protected override auditedAs(comment: TaskCommentEntity): string {
    return comment.taskId;
  }

  /** Oldest first. */
  async ofTask(ctx: RequestContext, taskId: string): Promise<TaskCommentEntity[]> {
    const query = this.query(ctx).andWhere('taskComment.taskId = :taskId', { taskId });
    return this.many(query.orderBy('taskComment.createdAt').addOrderBy('taskComment.id'));
  }
}
