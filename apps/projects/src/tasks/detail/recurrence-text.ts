import type { TaskRecurrence } from '@jahrring/contracts-projects';
import type { Format, Translate } from '@jahrring/tool-kit';

/** A rule in words: `Alle 2 Wochen bis 31.12.2026`. */
export function recurrenceText(
  t: Translate,
  format: Format,
  { frequency, interval, until }: TaskRecurrence,
): string {
  const often =
    interval > 1 ? t(`tasks.everyN.${frequency}`, { interval }) : t(`tasks.frequency.${frequency}`);
  return until ? t('tasks.until', { often, day: format.date(until) }) : often;
}
