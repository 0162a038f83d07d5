import { coversDay, type PlanView } from '@jahrring/contracts-planning';
import { daysBetween } from '@jahrring/contracts-common';
import { bookingLabel } from '../booking/booking-label';
import { awayOn } from '../conflict/conflicts';
import { isFree } from '../load/loads';

/** Job of a day, with its people and machines. */
export interface Job {
  label: string;
  /** People first. */
  names: string[];
}

/** The jobs of a day by their name, the people who are away, and those who work then and nothing is planned for. */
export function dayOverview(plan: PlanView, date: string): { jobs: Job[]; away: string[]; idle: string[] } {
  const { resources, bookings } = plan;
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
  const people = resources.filter(({ kind }) => kind === 'person');
  const isAway = ({ id }: { id: string }) => awayOn(plan, id, date)?.approved ?? false;
  const day = daysBetween(plan.from, date);
  const works = (person: { id: string }) => !isAway(person) && !isFree(plan, person.id, day);
  const idle = people.filter((person) => !booked.has(person.id) && works(person));
  const byLabel = (a: Job, b: Job) => a.label.localeCompare(b.label);
  return {
    jobs: [...jobs.values()].sort(byLabel),
    away: namesOf(people.filter(isAway)),
    idle: namesOf(idle),
  };
}

function namesOf(resources: PlanView['resources']): string[] {
  return resources.map(({ name }) => name);
}
