import {
  taskListItem,
  type TaskChanged,
  type TaskListItem,
  type TaskView,
} from '@jahrring/contracts-projects';
import { viewOf } from '@jahrring/service-kit';
import type { TaskCommentEntity } from './task-comment.entity';
import type { TaskFileEntity } from './task-file.entity';
import type { TaskEntity } from './task.entity';
import type { TaskRights } from './task.access';

/** Data that a page of tasks shows besides the records. */
export interface TaskSurroundings {
  projects: ReadonlyMap<string, { number: string; title: string }>;
  people: ReadonlyMap<string, { name: string; active: boolean }>;
  assigned: ReadonlyMap<string, readonly string[]>;
  rights: (task: TaskEntity) => TaskRights;
}

const unknown = { name: '–', active: false };

export function toTaskListItem(task: TaskEntity, around: TaskSurroundings): TaskListItem {
  const project = task.projectId ? around.projects.get(task.projectId) : undefined;
  const personOf = (id: string) => ({ id, ...(around.people.get(id) ?? unknown) });
  return viewOf(taskListItem, task, {
    projectNumber: project?.number ?? null,
    projectTitle: project?.title ?? null,
    doneByName: task.doneBy ? (around.people.get(task.doneBy)?.name ?? null) : null,
    owner: task.ownerId ? personOf(task.ownerId) : null,
    assignedEmployees: (around.assigned.get(task.id) ?? []).map(personOf),
    recurs: task.recurrence !== null,
    itemsDone: task.checklist.filter((item) => item.done).length,
    itemsTotal: task.checklist.length,
    ...around.rights(task),
  });
}

export function toTaskView(
  task: TaskEntity,
  around: TaskSurroundings,
  { comments, files }: { comments: readonly TaskCommentEntity[]; files: readonly TaskFileEntity[] },
): TaskView {
  const { startsOn: _startsOn, ...recurrence } = task.recurrence ?? {};
  return {
    ...toTaskListItem(task, around),
    description: task.description,
    recurrence: task.recurrence ? (recurrence as TaskView['recurrence']) : null,
    checklist: task.checklist,
    createdByName: task.createdBy ? (around.people.get(task.createdBy)?.name ?? null) : null,
    comments: comments.map(({ id, text, authorId, createdAt }) => ({
      id,
      text,
      authorName: around.people.get(authorId)?.name ?? '–',
      createdAt: createdAt.toISOString(),
    })),
    files: files.map(({ id, version, name, mime, size, authorId, createdAt }) => ({
      ...{ id, version, name, mime, size },
      authorName: around.people.get(authorId)?.name ?? '–',
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Returns the event that other services receive about a task. */
export function toTaskChanged(task: TaskEntity, assignedEmployeeIds: readonly string[]): TaskChanged {
  return {
    id: task.id,
    title: task.title,
    status: task.status,
    projectId: task.projectId ?? undefined,
    deadline: task.deadline ?? undefined,
    plannedOn: task.plannedOn ?? undefined,
    plannedUntil: task.plannedUntil ?? undefined,
    plannedMinutes: task.plannedMinutes ?? undefined,
    ownerId: task.ownerId ?? undefined,
    assignedEmployeeIds: [...assignedEmployeeIds],
    deleted: task.deletedAt !== null,
  };
}
