import type { TaskListItem } from '@jahrring/contracts-projects';

type Dated = Pick<TaskListItem, 'deadline' | 'status'>;

export function isOverdue({ deadline, status }: Dated, today: string): boolean {
  return status === 'open' && deadline !== null && deadline < today;
}

/** Returns true if a task is planned for a day. */
export function isOn(
  { plannedOn, plannedUntil }: Pick<TaskListItem, 'plannedOn' | 'plannedUntil'>,
  day: string,
): boolean {
  return plannedOn !== null && plannedOn <= day && (plannedUntil ?? plannedOn) >= day;
}
