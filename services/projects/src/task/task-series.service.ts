import { nextOccurrence, type AnchoredRecurrence, type TaskRecurrence } from '@jahrring/contracts-projects';
import { addDays, daysBetween, localDateAt, newId } from '@jahrring/contracts-common';
import { Clock, type NewRecord, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { reminderTime } from './reminder-time';
import type { TaskEntity } from './task.entity';
import { TaskRepository } from './task.repository';

type Dated = Pick<TaskEntity, 'deadline' | 'plannedOn'>;

/**
 * Tasks that come again. The next one is made when one is done: at the rule's first day after both its own day and today,
 * so that nothing piles up. Each task has one successor at most, whoever ticks it how often.
 */
@Injectable()
export class TaskSeries {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly clock: Clock,
  ) {}

  /** The rule as it is kept: from the day the task stands on. */
  anchor(
    rule: TaskRecurrence | null | undefined,
    task: Dated,
    before: AnchoredRecurrence | null = null,
  ): AnchoredRecurrence | null {
    const day = task.deadline ?? task.plannedOn;
    if (!rule || rule.frequency === 'never' || !day) return null;
    // The 31st of January that came to stand on the 28th of February is still the 31st.
    const unmoved = before && nextOccurrence(before, addDays(day, -1)) === day ? before.startsOn : day;
    return { ...rule, startsOn: sameRule(rule, before) ? unmoved : day };
  }

  /** Makes the next one; null where the series has ended or it was made before. */
  async next(ctx: RequestContext, task: TaskEntity): Promise<TaskEntity | null> {
    const day = task.deadline ?? task.plannedOn;
    if (!task.recurrence || !day || (await this.tasks.successorOf(ctx, task.id))) return null;
    const now = this.clock.now();
    const today = localDateAt(now, ctx.timeZone);
    const next = nextOccurrence(task.recurrence, day > today ? day : today);
    if (!next) return null;
    const successor = successorOf(task, daysBetween(day, next));
    return this.tasks.insert(ctx, { ...successor, remindAt: reminderTime(successor, now, ctx.timeZone) });
  }

  /** Takes the next one back as long as nobody has touched it; answers it as it was. */
  async revert(ctx: RequestContext, task: TaskEntity): Promise<TaskEntity | null> {
    const next = await this.tasks.successorOf(ctx, task.id);
    if (!next || next.deletedAt || next.version !== 1 || next.status === 'done') return null;
    // Freed of its place in the series, so that the next one can be made anew.
    const free = await this.tasks.update(ctx, next.id, next.version, { previousId: null });
    await this.tasks.remove(ctx, free.id, free.version);
    return this.tasks.get(ctx, next.id, { deleted: 'only' });
  }
}

function sameRule(rule: TaskRecurrence, before: AnchoredRecurrence | null): boolean {
  if (!before) return false;
  const key = ({ frequency, interval, weekdays }: TaskRecurrence) =>
    JSON.stringify([frequency, interval, [...weekdays].sort()]);
  return key(rule) === key(before);
}

function successorOf(task: TaskEntity, days: number): NewRecord<TaskEntity> {
  const moved = (date: string | null) => (date ? addDays(date, days) : null);
  return {
    title: task.title,
    description: task.description,
    projectId: task.projectId,
    deadline: moved(task.deadline),
    deadlineTime: task.deadlineTime,
    plannedOn: moved(task.plannedOn),
    plannedUntil: moved(task.plannedUntil),
    plannedMinutes: task.plannedMinutes,
    priority: task.priority,
    status: 'open',
    doneAt: null,
    doneBy: null,
    ownerId: task.ownerId,
    createdBy: task.createdBy,
    checklist: task.checklist.map((item) => ({ ...item, id: newId(), done: false })),
    recurrence: task.recurrence,
    previousId: task.id,
    remindAt: null,
  };
}
