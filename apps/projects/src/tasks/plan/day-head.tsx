import { daysBetween } from '@jahrring/contracts-common';
import type { TaskListItem } from '@jahrring/contracts-projects';
import { useFormat } from '@jahrring/tool-kit';

const shownChars = 6;
const secondsPerMinute = 60;

/** `Mo 16.11.`: short enough for seven columns. */
export function useDayHead(): (date: string) => string {
  const format = useFormat();
  return (date) => {
    const [weekday = '', day = ''] = format.longDate(date).split(', ');
    return `${weekday} ${day.slice(0, shownChars)}`;
  };
}

/** Planned work of a cell as `6:30`; '' for none. A task of several days counts its part of each. */
export function useLoad(): (tasks: readonly TaskListItem[]) => string {
  const format = useFormat();
  return (tasks) => {
    const minutes = tasks.reduce((sum, task) => sum + minutesPerDay(task), 0);
    return minutes > 0 ? format.duration(minutes * secondsPerMinute) : '';
  };
}

function minutesPerDay({ plannedMinutes, plannedOn, plannedUntil }: TaskListItem): number {
  if (!plannedMinutes || !plannedOn) return 0;
  const days = daysBetween(plannedOn, plannedUntil ?? plannedOn) + 1;
  return plannedMinutes / days;
}
