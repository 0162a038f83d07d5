import { addDays, daysBetween } from '@jahrring/contracts-common';
import { type TaskListItem, type UpdateTask } from '@jahrring/contracts-projects';
import { peopleOf } from '../task-groups';

/** Place of a card: no day is the tray of unplanned tasks; no person changes nobody. */
export interface PlanPlace {
  day: string | null;
  /** null: the row of nobody. */
  personId?: string | null | undefined;
}

type Moved = Pick<TaskListItem, 'plannedOn' | 'plannedUntil' | 'assignedEmployees' | 'owner'>;

/** Returns the changes when a card moves from one place to another; null if there are none. */
export function patchOf(task: Moved, from: PlanPlace, to: PlanPlace): UpdateTask | null {
  const patch: UpdateTask = {};
  const first = firstDay(task, from, to);
  if (first !== task.plannedOn) patch.plannedOn = first;
  const people = peopleAfter(task, from, to);
  if (people) patch.assignedEmployeeIds = people;
  return Object.keys(patch).length > 0 ? patch : null;
}

/** Takes a move back. */
export function backPatch(task: Moved): UpdateTask {
  return {
    plannedOn: task.plannedOn,
    plannedUntil: task.plannedUntil,
    assignedEmployeeIds: task.assignedEmployees.map(({ id }) => id),
  };
}

/** The task as it looks once it has been moved; names of new people come with the answer of the server. */
export function moved(task: TaskListItem, patch: UpdateTask, nameOf: (id: string) => string): TaskListItem {
  const { plannedOn, assignedEmployeeIds } = patch;
  const days = task.plannedOn && task.plannedUntil ? daysBetween(task.plannedOn, task.plannedUntil) : 0;
  return {
    ...task,
    ...(plannedOn === undefined
      ? {}
      : { plannedOn, plannedUntil: plannedOn ? addDays(plannedOn, days) : null }),
    ...(assignedEmployeeIds
      ? { assignedEmployees: assignedEmployeeIds.map((id) => ({ id, name: nameOf(id), active: true })) }
      : {}),
  };
}

/** A card of several days keeps the day it was taken by under the hand. */
function firstDay({ plannedOn }: Moved, from: PlanPlace, to: PlanPlace): string | null {
  if (to.day === null || plannedOn === null || from.day === null) return to.day;
  return addDays(plannedOn, daysBetween(from.day, to.day));
}

/** Whoever's row it leaves makes room for whoever's row it enters; null where nobody changes. */
function peopleAfter(task: Moved, from: PlanPlace, to: PlanPlace): string[] | null {
  if (to.day === null || to.personId === undefined || to.personId === from.personId) return null;
  const present = task.assignedEmployees.map(({ id }) => id);
  const shown = from.personId ?? (from.day === null ? null : peopleOf(task)[0]?.id);
  const others = present.filter((id) => id !== shown && id !== to.personId);
  // A card from the tray keeps its people as long as it comes to one of them.
  if (from.day === null && to.personId !== null && present.includes(to.personId)) return null;
  if (to.personId === null) return present.length === others.length ? null : others;
  return from.day === null ? [to.personId] : [...others, to.personId];
}
