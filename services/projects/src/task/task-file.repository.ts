import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TaskFileEntity } from './task-file.entity';

/** Files of tasks; whoever sees the task sees them. */
@Injectable()
export class TaskFileRepository extends LicensedRepository<TaskFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, TaskFileEntity, { name: 'taskFile', softDelete: false });
  }

  /** It stands in the history of its task. */
  protected override auditedAs({ taskId }: TaskFileEntity): string {
    return taskId;
  }

  /** Oldest first. */
  async ofTask(ctx: RequestContext, taskId: string): Promise<TaskFileEntity[]> {
    const query = this.query(ctx).andWhere('taskFile.taskId = :taskId', { taskId });
    return this.many(query.orderBy('taskFile.createdAt').addOrderBy('taskFile.id'));
  }
}
