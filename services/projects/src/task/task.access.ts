import { taskErrors } from '@jahrring/contracts-projects';
import { AppError, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { TaskEntity } from './task.entity';
import { TaskRepository, type TaskReach } from './task.repository';

export interface TaskRights {
  mayUpdate: boolean;
  mayDelete: boolean;
}

type Action = 'create' | 'update' | 'delete';
type Owned = Pick<TaskEntity, 'ownerId' | 'projectId'>;

/**
 * Rules for who may change which task: one's own by `own.*`, those of others by `others.*` as far as the grade reaches.
 */
@Injectable()
export class TaskAccess {
  constructor(private readonly tasks: TaskRepository) {}

  /** Answers the caller's rights over tasks; asks the database once. */
  async rights(
    ctx: RequestContext,
    assigned: ReadonlyMap<string, readonly string[]>,
  ): Promise<(task: TaskEntity) => TaskRights> {
    const reach = await this.reach(ctx);
    return (task) => {
      const people = assigned.get(task.id) ?? [];
      return {
        mayUpdate: may(ctx, 'update', task, people, reach),
        mayDelete: may(ctx, 'delete', task, people, reach),
      };
    };
  }

  /** 403 where the caller sees a task and may do nothing to it. */
  async require(ctx: RequestContext, action: Action, task: TaskEntity): Promise<void> {
    const people = (await this.tasks.assigned(ctx, [task.id])).get(task.id) ?? [];
    if (!may(ctx, action, task, people, await this.reach(ctx))) throw commonError('FORBIDDEN');
  }

  /** 403 where the new task would be for others, or lie outside of what the caller reaches. */
  async requireCreate(ctx: RequestContext, task: Owned, assigned: readonly string[]): Promise<void> {
    this.requireOthers(ctx, 'create', [task.ownerId, ...assigned]);
    if (!may(ctx, 'create', task, assigned, await this.reach(ctx))) {
      throw new AppError(taskErrors, 'TASK_OUT_OF_REACH');
    }
  }

  /** Putting somebody else on a task needs the right over others' tasks. */
  requireOthers(ctx: RequestContext, action: Action, people: readonly (string | null)[]): void {
    if (ctx.can(`tools.task.others.${action}`)) return;
    if (people.some((id) => id !== null && id !== ctx.membershipId)) {
      throw new AppError(taskErrors, 'TASK_OTHERS_NOT_ALLOWED');
    }
  }

  private async reach(ctx: RequestContext): Promise<TaskReach> {
    const narrow = (['create', 'update', 'delete'] as const).some(
      (action) => ctx.grade(`tools.task.others.${action}`) === 'assigned',
    );
    return narrow ? this.tasks.reach(ctx) : { projectIds: new Set() };
  }
}

function may(
  ctx: RequestContext,
  action: Action,
  { ownerId, projectId }: Owned,
  assigned: readonly string[],
  { projectIds }: TaskReach,
): boolean {
  const isMine = ownerId === ctx.membershipId || assigned.includes(ctx.membershipId);
  if (isMine && ctx.can(`tools.task.own.${action}`)) return true;
  const grade = ctx.grade(`tools.task.others.${action}`);
  if (grade === 'all') return true;
  if (grade !== 'assigned') return false;
  return isMine || projectIds.size === 0 || (projectId !== null && projectIds.has(projectId));
}
