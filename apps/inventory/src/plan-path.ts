import type { MachineView } from '@jahrring/contracts-inventory';

/**
 * Returns the path to book the next service or exhaust test of a machine, whichever is due first: the week plan opens
 * with a new booking on its day, or on today if that has passed or nothing is due.
 */
export function planPath(
  { id, serviceDueOn, nextExhaustDate }: Pick<MachineView, 'id' | 'serviceDueOn' | 'nextExhaustDate'>,
  today: string,
  titles: { service: string; exhaust: string },
): string {
  const isExhaust = nextExhaustDate !== null && (serviceDueOn === null || nextExhaustDate < serviceDueOn);
  const due = (isExhaust ? nextExhaustDate : serviceDueOn) ?? today;
  const day = due > today ? due : today;
  const title = isExhaust ? titles.exhaust : titles.service;
  const asked = new URLSearchParams({ week: day, show: 'things', book: id, day, title });
  return `/scheduling-tool/weekly_plan?${asked.toString()}`;
}
