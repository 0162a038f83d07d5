import { addDays, mondayOf } from '@jahrring/contracts-common';
import { type TaskListItem } from '@jahrring/contracts-projects';

export const groupings = ['deadline', 'project', 'person'] as const;
export type Grouping = (typeof groupings)[number];

/** Tasks under one heading. */
export interface TaskGroup {
  /** Of deadlines the name of a text, else an id; '' for those without. */
  key: string;
  /** Text of the heading; undefined if the key is the name of a text. */
  label?: string | undefined;
  tasks: TaskListItem[];
}

const deadlineOrder = ['overdue', 'today', 'tomorrow', 'week', 'nextWeek', 'later', 'none'];
const daysInWeek = 7;

/** When something is due, as people say it. */
export function dueIn(deadline: string | null, today: string): string {
  if (!deadline) return 'none';
  if (deadline < today) return 'overdue';
  if (deadline === today) return 'today';
  if (deadline === addDays(today, 1)) return 'tomorrow';
  const nextMonday = addDays(mondayOf(today), daysInWeek);
  if (deadline < nextMonday) return 'week';
  return deadline < addDays(nextMonday, daysInWeek) ? 'nextWeek' : 'later';
}

/** Tasks by deadline, project or person, in the order of the list within each; a task stands with each of its people. */
export function groupTasks(tasks: readonly TaskListItem[], by: Grouping, today: string): TaskGroup[] {
  const groups = new Map<string, TaskGroup>();
  for (const task of tasks) {
    for (const { key, label } of headingsOf(task, by, today)) {
      const group = groups.get(key) ?? { key, label, tasks: [] };
      group.tasks.push(task);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort(by === 'deadline' ? byDeadline : byLabel);
}

/** Whoever works on it: the assigned people, else whoever is responsible. */
export function peopleOf(task: Pick<TaskListItem, 'owner' | 'assignedEmployees'>) {
  if (task.assignedEmployees.length > 0) return task.assignedEmployees;
  return task.owner ? [task.owner] : [];
}

function headingsOf(task: TaskListItem, by: Grouping, today: string): { key: string; label?: string }[] {
  if (by === 'deadline') return [{ key: task.status === 'done' ? 'done' : dueIn(task.deadline, today) }];
  if (by === 'project') {
    if (!task.projectId) return [{ key: '' }];
    return [{ key: task.projectId, label: `${task.projectNumber ?? ''} ${task.projectTitle ?? ''}`.trim() }];
  }
  const people = peopleOf(task);
  return people.length > 0 ? people.map(({ id, name }) => ({ key: id, label: name })) : [{ key: '' }];
}

function byDeadline(a: TaskGroup, b: TaskGroup): number {
  const rank = ({ key }: TaskGroup) => (key === 'done' ? deadlineOrder.length : deadlineOrder.indexOf(key));
  return rank(a) - rank(b);
}

/** By name; those without stand last. */
function byLabel(a: TaskGroup, b: TaskGroup): number {
  if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1;
  return (a.label ?? '').localeCompare(b.label ?? '');
}
