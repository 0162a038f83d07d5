import type { TaskListItem } from '@jahrring/contracts-projects';
import { isOn } from '../task-dates';
import type { PlanData } from './use-plan';

export interface MonthProps {
  plan: PlanData;
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
}

/** Planned for the day, or due on it and not planned at all. */
export function tasksOn({ planned, waiting }: PlanData, day: string): { task: TaskListItem; due: boolean }[] {
  return [
    ...planned.filter((task) => isOn(task, day)).map((task) => ({ task, due: false })),
    ...waiting.filter(({ deadline }) => deadline === day).map((task) => ({ task, due: true })),
  ];
}

export function weekdayNames(locale: string, week: readonly string[]): string[] {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return week.map((day) => names.format(new Date(`${day}T12:00:00Z`)).replace(/\.$/, ''));
}
