import { coversDay, type PlanView } from '@jahrring/contracts-planning';
import { bookingLabel } from '../booking/booking-label';

/** What is done on a day, with whom and with what. */
export interface Job {
  label: string;
  /** People first. */
  names: string[];
}

/** The jobs of a day by their name, and the people nothing is planned for. */
export function dayOverview(
  { resources, bookings }: PlanView,
  date: string,
): { jobs: Job[]; idle: string[] } {
  const present = bookings.filter((booking) => coversDay(booking, date));
  const jobs = new Map<string, Job>();
  for (const { id, name } of resources) {
    const labels = new Set(present.filter(({ resourceId }) => resourceId === id).map(bookingLabel));
    for (const label of labels) {
      const job = jobs.get(label) ?? { label, names: [] };
      job.names.push(name);
      jobs.set(label, job);
    }
  }
  const booked = new Set(present.map(({ resourceId }) => resourceId));
  const idle = resources.filter(({ id, kind }) => kind === 'person' && !booked.has(id));
  const byLabel = (a: Job, b: Job) => a.label.localeCompare(b.label);
  return { jobs: [...jobs.values()].sort(byLabel), idle: idle.map(({ name }) => name) };
}
