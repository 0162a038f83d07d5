import { addDays, daysBetween, type ListQuery, toFieldErrors } from '@jahrring/contracts-common';
import {
  taskChanged,
  wholeTask,
  type CreateTask,
  type TaskListItem,
  type TaskView,
  type TickItem,
  type UpdateTask,
  type WholeTask,
} from '@jahrring/contracts-projects';
import {
  Clock,
  commonError,
  Database,
  fieldErrorOf,
  Outbox,
  type ListResult,
  type NewRecord,
  type RequestContext,
  withoutUndefined,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from '../project';
import { EmployeeRefRepository } from '../reference';
import { reminderTime } from './reminder-time';
import { taskColumns } from './task-columns';
import { TaskNotifications } from './task-notification';
import { TaskSeries } from './task-series.service';
import { TaskViews } from './task-views';
import { TaskAccess } from './task.access';
import type { TaskEntity } from './task.entity';
import { toTaskChanged } from './task.mapper';
import { TaskRepository, type TaskProject } from './task.repository';

type Sent = { [K in keyof UpdateTask]?: Exclude<UpdateTask[K], undefined> };
type Planned = Pick<TaskEntity, 'plannedOn' | 'plannedUntil'>;

/** The rules of tasks. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class TaskService {
  constructor(
    private readonly db: Database,
    private readonly tasks: TaskRepository,
    private readonly views: TaskViews,
    private readonly access: TaskAccess,
    private readonly series: TaskSeries,
    private readonly projects: ProjectRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly notifications: TaskNotifications,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<TaskListItem>> {
    return this.tasks.listViews(ctx, query, taskColumns, (tasks) => this.views.items(ctx, tasks));
  }

  /** Returns the projects of all tasks the caller sees, the newest number first. */
  projectsWithTasks(ctx: RequestContext): Promise<TaskProject[]> {
    return this.tasks.projectsWithTasks(ctx);
  }

  /** Also answers a deleted task: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<TaskView> {
    return this.views.one(ctx, await this.tasks.get(ctx, id, { deleted: 'include' }));
  }

  async create(ctx: RequestContext, input: CreateTask): Promise<TaskView> {
    const ownerId = input.ownerId === undefined ? ctx.membershipId : input.ownerId;
    const { assignedEmployeeIds } = input;
    return this.db.tx(ctx, async (ctx) => {
      const record = this.toNew(ctx, { ...input, ownerId });
      await this.access.requireCreate(ctx, record, assignedEmployeeIds);
      await this.requireKnown(ctx, { ...input, ownerId });
      const task = await this.tasks.insert(ctx, record);
      await this.tasks.assignNew(ctx, task.id, assignedEmployeeIds);
      await this.publish(ctx, task, assignedEmployeeIds);
      await this.notifications.assigned(ctx, task, [...(ownerId ? [ownerId] : []), ...assignedEmployeeIds]);
      return this.views.ofNew(ctx, task, assignedEmployeeIds);
    });
  }

  async update(ctx: RequestContext, id: string, version: number, input: UpdateTask): Promise<TaskView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.tasks.get(ctx, id);
      await this.access.require(ctx, 'update', present);
      const before = (await this.tasks.assigned(ctx, [id])).get(id) ?? [];
      const sent = normalise(withoutUndefined(input), present);
      const whole = requireWhole({ ...present, assignedEmployeeIds: before, ...sent });
      const added = [whole.ownerId ?? null, ...whole.assignedEmployeeIds].filter(
        (person) => person !== null && person !== present.ownerId && !before.includes(person),
      );
      this.access.requireOthers(ctx, 'update', added);
      await this.requireKnown(ctx, sent);
      const { assignedEmployeeIds, ...patch } = sent;
      const task = await this.tasks.update(ctx, id, version, this.toPatch(ctx, present, whole, patch));
      if (assignedEmployeeIds) await this.tasks.assign(ctx, id, assignedEmployeeIds);
      await this.publish(ctx, task, whole.assignedEmployeeIds);
      await this.notifications.assigned(
        ctx,
        task,
        added.filter((person) => person !== null),
      );
      return this.views.one(ctx, task);
    });
  }

  /** Done, or open again. What comes again gets its next one, or gives it back. Doing it twice changes nothing. */
  async setDone(ctx: RequestContext, id: string, version: number, done: boolean): Promise<TaskView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.tasks.get(ctx, id);
      await this.access.require(ctx, 'update', present);
      if ((present.status === 'done') === done) return this.views.one(ctx, present);
      const now = this.clock.now();
      const task = await this.tasks.update(ctx, id, version, {
        status: done ? 'done' : 'open',
        doneAt: done ? now : null,
        doneBy: done ? ctx.membershipId : null,
        remindAt: done ? null : reminderTime(present, now, ctx.timeZone),
      });
      const people = (await this.tasks.assigned(ctx, [id])).get(id) ?? [];
      await this.publish(ctx, task, people);
      await (done ? this.afterDone(ctx, task, people) : this.afterReopened(ctx, task));
      return this.views.one(ctx, task);
    });
  }

  /** Ticks one line of the checklist: needs no version, as two people may tick two lines at once. */
  async tick(ctx: RequestContext, id: string, { itemId, done }: TickItem): Promise<TaskView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.tasks.get(ctx, id);
      await this.access.require(ctx, 'update', present);
      if (!present.checklist.some((item) => item.id === itemId)) throw commonError('NOT_FOUND');
      const checklist = present.checklist.map((item) => (item.id === itemId ? { ...item, done } : item));
      return this.views.one(ctx, await this.tasks.update(ctx, id, present.version, { checklist }));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.access.require(ctx, 'delete', await this.tasks.get(ctx, id));
      await this.tasks.remove(ctx, id, version);
      await this.publish(ctx, await this.tasks.get(ctx, id, { deleted: 'only' }));
    });
  }

  async restore(ctx: RequestContext, id: string): Promise<TaskView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.access.require(ctx, 'delete', await this.tasks.get(ctx, id, { deleted: 'only' }));
      const task = await this.tasks.restore(ctx, id);
      await this.publish(ctx, task);
      return this.views.one(ctx, task);
    });
  }

  private async afterDone(ctx: RequestContext, task: TaskEntity, people: readonly string[]): Promise<void> {
    const by = (await this.employees.find(ctx, ctx.membershipId))?.name ?? '–';
    await this.notifications.done(ctx, task, task.ownerId, by);
    const next = await this.series.next(ctx, task);
    if (!next) return;
    await this.tasks.assign(ctx, next.id, people);
    await this.publish(ctx, next, people);
  }

  private async afterReopened(ctx: RequestContext, task: TaskEntity): Promise<void> {
    const gone = await this.series.revert(ctx, task);
    if (gone) await this.publish(ctx, gone);
  }

  private async publish(ctx: RequestContext, task: TaskEntity, people?: readonly string[]): Promise<void> {
    const assigned = people ?? (await this.tasks.assigned(ctx, [task.id])).get(task.id) ?? [];
    await this.outbox.add(ctx, taskChanged, toTaskChanged(task, assigned));
  }

  private toNew(ctx: RequestContext, input: CreateTask): NewRecord<TaskEntity> {
    const dated = { deadline: input.deadline ?? null, deadlineTime: input.deadlineTime ?? null };
    const planned = span(input);
    return {
      id: input.id,
      title: input.title,
      description: input.description ?? null,
      projectId: input.projectId ?? null,
      ...dated,
      ...planned,
      plannedMinutes: input.plannedMinutes ?? null,
      priority: input.priority,
      status: 'open',
      doneAt: null,
      doneBy: null,
      ownerId: input.ownerId ?? null,
      createdBy: ctx.membershipId,
      checklist: input.checklist,
      recurrence: this.series.anchor(input.recurrence, { ...dated, ...planned }),
      previousId: null,
      remindAt: reminderTime(dated, this.clock.now(), ctx.timeZone),
    };
  }

  /** Returns the values that an update writes; the reminder for a moved deadline is set anew. */
  private toPatch(
    ctx: RequestContext,
    present: TaskEntity,
    whole: WholeTask,
    patch: Omit<Sent, 'assignedEmployeeIds'>,
  ) {
    const dated = { deadline: whole.deadline ?? null, deadlineTime: whole.deadlineTime ?? null };
    const planned = span(whole);
    const moved = dated.deadline !== present.deadline || dated.deadlineTime !== present.deadlineTime;
    const remindAt = reminderTime(dated, this.clock.now(), ctx.timeZone);
    return {
      ...patch,
      ...planned,
      recurrence: this.series.anchor(whole.recurrence, { ...dated, ...planned }, present.recurrence),
      ...(moved && present.status === 'open' ? { remindAt } : {}),
    };
  }

  /** 422 at the field where a project is none of the caller's, or a person not of this licence. */
  private async requireKnown(ctx: RequestContext, input: UpdateTask): Promise<void> {
    if (input.projectId && !(await this.projects.find(ctx, input.projectId))) {
      throw fieldErrorOf('projectId', 'exists');
    }
    const { ownerId, assignedEmployeeIds = [] } = input;
    const wanted = [...new Set([...assignedEmployeeIds, ...(ownerId ? [ownerId] : [])])];
    const others = wanted.filter((id) => id !== ctx.membershipId);
    const found = new Set((await this.employees.getMany(ctx, others)).map((employee) => employee.id));
    const unknown = (id: string) => id !== ctx.membershipId && !found.has(id);
    if (ownerId && unknown(ownerId)) throw fieldErrorOf('ownerId', 'exists');
    if (assignedEmployeeIds.some(unknown)) throw fieldErrorOf('assignedEmployeeIds', 'exists');
  }
}

/**
 * Adjusts fields that depend on a changed one: the time of a deadline that is cleared, the last day of a plan that is
 * moved.
 */
function normalise(sent: Sent, present: TaskEntity): Sent {
  const settled = { ...sent };
  if (sent.deadline === null && sent.deadlineTime === undefined) settled.deadlineTime = null;
  if (sent.plannedOn === undefined || sent.plannedUntil !== undefined) return settled;
  const { plannedOn, plannedUntil } = present;
  const days = plannedOn && plannedUntil ? daysBetween(plannedOn, plannedUntil) : 0;
  settled.plannedUntil = sent.plannedOn === null ? null : addDays(sent.plannedOn, days);
  return settled;
}

/** One day is a span from and to that day. */
function span({ plannedOn, plannedUntil }: { [K in keyof Planned]?: Planned[K] | undefined }): Planned {
  return plannedOn
    ? { plannedOn, plannedUntil: plannedUntil ?? plannedOn }
    : { plannedOn: null, plannedUntil: null };
}

/** The task as it would stand; 422 naming the field that contradicts another. */
function requireWhole(values: Record<string, unknown>): WholeTask {
  const result = wholeTask.safeParse(values);
  if (result.success) return result.data;
  const fields = toFieldErrors(result.error.issues, values, 'body');
  throw commonError('VALIDATION_FAILED', undefined, { fields });
}
