import { taskChanged } from '@jahrring/contracts-projects';
import { addDays, newId } from '@jahrring/contracts-common';
import { Clock, Database, Outbox, type NewRecord, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { reminderTime } from './reminder-time';
import type { TaskEntity } from './task.entity';
import { toTaskChanged } from './task.mapper';
import { TaskRepository } from './task.repository';

export interface CopyTasks {
  from: string;
  to: string;
  /** Moves every day so far ahead; left out: the copies have no days. */
  days?: number;
}

/** Copies a project's tasks into another, all open and with an empty checklist; part of duplicating a project. */
@Injectable()
export class TaskCopy {
  constructor(
    private readonly db: Database,
    private readonly tasks: TaskRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Answers how many were copied. Whoever may duplicate the project copies all of its tasks. */
  async copyProjectTasks(ctx: RequestContext, { from, to, days }: CopyTasks): Promise<number> {
    return this.db.tx(ctx, async (ctx) => {
      const tasks = await this.tasks.ofProject(ctx, from);
      const people = await this.tasks.assigned(
        ctx,
        tasks.map((task) => task.id),
      );
      for (const task of tasks) {
        const assigned = people.get(task.id) ?? [];
        const copy = await this.tasks.insert(ctx, this.copyOf(ctx, task, to, days));
        await this.tasks.assign(ctx, copy.id, assigned);
        await this.outbox.add(ctx, taskChanged, toTaskChanged(copy, assigned));
      }
      return tasks.length;
    });
  }

  private copyOf(
    ctx: RequestContext,
    task: TaskEntity,
    projectId: string,
    days?: number,
  ): NewRecord<TaskEntity> {
    const moved = (date: string | null) => (date && days !== undefined ? addDays(date, days) : null);
    const deadline = moved(task.deadline);
    const dated = { deadline, deadlineTime: deadline ? task.deadlineTime : null };
    const { recurrence } = task;
    return {
      title: task.title,
      description: task.description,
      projectId,
      ...dated,
      plannedOn: moved(task.plannedOn),
      plannedUntil: moved(task.plannedUntil),
      plannedMinutes: task.plannedMinutes,
      priority: task.priority,
      status: 'open',
      doneAt: null,
      doneBy: null,
      ownerId: task.ownerId,
      createdBy: ctx.membershipId,
      checklist: task.checklist.map((item) => ({ ...item, id: newId(), done: false })),
      recurrence:
        recurrence && days !== undefined
          ? {
              ...recurrence,
              startsOn: addDays(recurrence.startsOn, days),
              until: moved(recurrence.until ?? null),
            }
          : null,
      previousId: null,
      remindAt: reminderTime(dated, this.clock.now(), ctx.timeZone),
    };
  }
}
