import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { TaskEntity } from './task.entity';

type Told = Pick<TaskEntity, 'id' | 'title' | 'deadline'>;

/** Tells people of tasks, but never of what they did themselves. */
@Injectable()
export class TaskNotifications {
  constructor(private readonly outbox: Outbox) {}

  async assigned(ctx: RequestContext, task: Told, people: readonly string[]): Promise<void> {
    await this.notify(ctx, 'taskAssigned', task, people, { title: task.title });
  }

  async done(ctx: RequestContext, task: Told, ownerId: string | null, by: string): Promise<void> {
    await this.notify(ctx, 'taskDone', task, ownerId ? [ownerId] : [], { title: task.title, name: by });
  }

  async due(ctx: RequestContext, task: Told, people: readonly string[]): Promise<void> {
    await this.notify(ctx, 'taskDue', task, people, { title: task.title, day: shortDay(task.deadline) });
  }

  private async notify(
    ctx: RequestContext,
    kind: 'taskAssigned' | 'taskDone' | 'taskDue',
    { id }: Told,
    people: readonly string[],
    params: Record<string, string>,
  ): Promise<void> {
    const employeeIds = [...new Set(people)].filter((person) => person !== ctx.membershipId);
    if (employeeIds.length === 0) return;
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds,
      kind: `projects.${kind}`,
      titleKey: `projects:notify.${kind}`,
      params,
      path: `/tasks?task=${id}`,
    });
  }
}

/** `24.11.`: a notification says no year. */
function shortDay(deadline: string | null): string {
  const [, month = '', day = ''] = deadline?.split('-') ?? [];
  return `${Number(day)}.${Number(month)}.`;
}
