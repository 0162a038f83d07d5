import { addDays, addMonths, daysBetween, localDate, weekdayOf } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Frequencies of a recurring task. */
export const taskFrequencies = ['never', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type TaskFrequency = (typeof taskFrequencies)[number];

const mostSteps = 99;
const daysInWeek = 7;
const monthsInYear = 12;

/** `interval` 2 with `weekly`: every other week; `weekdays`: 1 (Monday) to 7; `until`: its last possible day. */
export const taskRecurrence = z.object({
  frequency: z.enum(taskFrequencies),
  interval: z.int().min(1).max(mostSteps).default(1),
  weekdays: z.array(z.int().min(1).max(daysInWeek)).max(daysInWeek).default([]),
  until: localDate.nullish(),
});
export type TaskRecurrence = z.infer<typeof taskRecurrence>;

/** A rule from the day it was set on: the 31st stays the 31st after a shorter month. */
export type AnchoredRecurrence = TaskRecurrence & { startsOn: string };

/** The rule's first day after the given one; null where it has run out or never comes again. */
export function nextOccurrence(rule: AnchoredRecurrence, after: string): string | null {
  const from = after < rule.startsOn ? addDays(rule.startsOn, -1) : after;
  const next = nextOf(rule, from);
  return next && rule.until && next > rule.until ? null : next;
}

function nextOf(rule: AnchoredRecurrence, after: string): string | null {
  switch (rule.frequency) {
    case 'never':
      return null;
    case 'daily':
      return nextStep(rule.startsOn, rule.interval, after);
    case 'weekly':
      return nextInWeeks(rule, after);
    case 'monthly':
      return nextInMonths(rule.startsOn, rule.interval, after);
    case 'yearly':
      return nextInMonths(rule.startsOn, rule.interval * monthsInYear, after);
  }
}

function nextStep(startsOn: string, step: number, after: string): string {
  const steps = Math.floor(daysBetween(startsOn, after) / step) + 1;
  return addDays(startsOn, Math.max(0, steps) * step);
}

function nextInWeeks({ startsOn, interval, weekdays }: AnchoredRecurrence, after: string): string {
  const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(startsOn)];
  const monday = addDays(startsOn, 1 - weekdayOf(startsOn));
  const span = interval * daysInWeek;
  const week = Math.max(0, Math.floor(daysBetween(monday, addDays(after, 1)) / span));
  for (let turn = week; ; turn += 1) {
    const days = [...wanted]
      .sort((a, b) => a - b)
      .map((weekday) => addDays(monday, turn * span + weekday - 1));
    const found = days.find((day) => day > after && day >= startsOn);
    if (found) return found;
  }
}

function nextInMonths(startsOn: string, step: number, after: string): string {
  const [year = 0, month = 0] = after.split('-').map(Number);
  const [startYear = 0, startMonth = 0] = startsOn.split('-').map(Number);
  const passed = (year - startYear) * monthsInYear + month - startMonth;
  for (let turn = Math.max(0, Math.floor(passed / step)); ; turn += 1) {
    const day = addMonths(startsOn, turn * step);
    if (day > after) return day;
  }
}
