import type { TaskListItem } from '@jahrring/contracts-projects';
import { isOn } from '../task-dates';
import { peopleOf } from '../task-groups';
import type { TaskPerson } from '../tasks.api';

/** A row of the team's plan; null is the row of nobody. */
export interface TeamRow {
  id: string | null;
  name: string;
}

/** Everybody one may give tasks to, whoever else has one, and nobody where a task is nobody's. */
export function teamRows(
  people: readonly TaskPerson[],
  planned: readonly TaskListItem[],
  nobody: string,
): TeamRow[] {
  const rows = new Map<string, TeamRow>(people.map(({ id, name }) => [id, { id, name }]));
  for (const task of planned) for (const { id, name } of peopleOf(task)) rows.set(id, { id, name });
  const sorted = [...rows.values()].sort((a, b) => a.name.localeCompare(b.name));
  return planned.some((task) => peopleOf(task).length === 0)
    ? [...sorted, { id: null, name: nobody }]
    : sorted;
}

/** Returns the tasks of a person on a day. */
export function tasksIn(
  planned: readonly TaskListItem[],
  personId: string | null,
  day?: string,
): TaskListItem[] {
  return planned.filter((task) => {
    if (day && !isOn(task, day)) return false;
    const people = peopleOf(task);
    return personId === null ? people.length === 0 : people.some(({ id }) => id === personId);
  });
}
