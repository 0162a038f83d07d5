import { Clock, Database, Job, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from '../project';
import { EmployeeRefRepository } from '../reference';
import type { TaskEntity } from './task.entity';
import { TaskNotifications } from './task-notification';
import { TaskRepository } from './task.repository';

/** Reminds people of deadlines, each once; whoever takes the reminder off the task tells of it. */
@Injectable()
export class TaskReminderJob {
  constructor(
    private readonly db: Database,
    private readonly tasks: TaskRepository,
    private readonly projects: ProjectRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly notifications: TaskNotifications,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'projects.task-reminders', everySeconds: 120 })
  async run({ signal }: JobRun): Promise<void> {
    const failures: unknown[] = [];
    for (const due of await this.tasks.toRemind(systemContext({ licenceId: '' }), this.clock.now())) {
      if (signal.aborted) return;
      await this.remind(due).catch((error: unknown) => failures.push(error));
    }
    // One that fails must not hold up the others; it is tried again at the next run.
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`);
  }

  private async remind({ id, licenceId }: { id: string; licenceId: string }): Promise<void> {
    await this.db.tx(systemContext({ licenceId }), async (ctx) => {
      if (!(await this.tasks.claimReminder(ctx, id))) return;
      const task = await this.tasks.find(ctx, id);
      if (!task || task.status === 'done' || (await this.rests(ctx, task))) return;
      const assigned = (await this.tasks.assigned(ctx, [id])).get(id) ?? [];
      const people = [...new Set([...(task.ownerId ? [task.ownerId] : []), ...assigned])];
      const active = (await this.employees.getMany(ctx, people)).filter((person) => person.active);
      await this.notifications.due(
        ctx,
        task,
        active.map((person) => person.id),
      );
    });
  }

  /** Nobody is reminded of what belongs to an archived or deleted project. */
  private async rests(ctx: Parameters<TaskRepository['find']>[0], task: TaskEntity): Promise<boolean> {
    if (!task.projectId) return false;
    const project = await this.projects.find(ctx, task.projectId);
    return !project || project.status === 'ARCH';
  }
}
