import type { ControlledMachine } from '@jahrring/contracts-machine-control';

type Planned = Pick<ControlledMachine, 'id' | 'dueOn' | 'service' | 'exhaust'>;

/**
 * Returns the address that books the next service or exhaust test, whichever is due first: the week plan opens with a new booking
 * on its day, on today where that has passed or nothing is due.
 */
export function planPath(
  { id, dueOn, service, exhaust }: Planned,
  today: string,
  titles: { service: string; exhaust: string },
): string {
  // A service due by its counter has an expected day only.
  const isExhaust = exhaust.on !== null && exhaust.on === dueOn && service.on !== dueOn;
  const day = dueOn !== null && dueOn > today ? dueOn : today;
  const title = isExhaust ? titles.exhaust : titles.service;
  const asked = new URLSearchParams({ week: day, show: 'things', book: id, day, title });
  return `/scheduling-tool/weekly_plan?${asked.toString()}`;
}
