import { bookingStatuses, type BookingView } from './booking.contract';
import type { PlanView } from './plan.contract';

/** Filters of a plan; '' filters nothing. */
export interface PlanFilter {
  /** A part of the name of a person or thing. */
  search: string;
  team: string;
  /** The project's id. */
  project: string;
  status: string;
}

export const noFilter: PlanFilter = { search: '', team: '', project: '', status: '' };
export const filterNames = ['search', 'team', 'project', 'status'] as const;

type Filtered = Pick<PlanView, 'resources' | 'bookings' | 'teams'>;

/** A booking that project and state ask for; null where they ask for nothing. */
export function matcherOf({ project, status }: PlanFilter): ((booking: BookingView) => boolean) | null {
  const wanted = bookingStatuses.find((one) => one === status);
  if (!project && !wanted) return null;
  return (booking) => (!project || booking.projectId === project) && (!wanted || booking.status === wanted);
}

/**
 * The plan with the rows that are asked for: by name and team, and those that have a booking of the project or state. Their other
 * bookings stay, so that nobody looks free who is not.
 */
export function filtered<P extends Filtered>(plan: P, filter: PlanFilter): P {
  const matches = matcherOf(filter);
  const wanted = filter.search.trim().toLocaleLowerCase();
  const team = filter.team && plan.teams.find(({ name }) => name === filter.team);
  const members = filter.team ? new Set(team ? team.resourceIds : []) : null;
  const booked = matches && new Set(plan.bookings.filter(matches).map(({ resourceId }) => resourceId));
  const resources = plan.resources.filter(
    ({ id, name }) =>
      (wanted === '' || name.toLocaleLowerCase().includes(wanted)) &&
      (!members || members.has(id)) &&
      (!booked || booked.has(id)),
  );
  return { ...plan, resources };
}
