import type { BookingDraft, PlanView, TeamDraft } from '@jahrring/contracts-planning';

const prefix = 'team ';

/** Value of the form's resource field where a team is chosen. */
export function teamValue(name: string): string {
  return `${prefix}${name}`;
}

/** The teams of which somebody can be booked, with those alone. */
export function bookableTeams({
  teams,
  resources,
}: Pick<PlanView, 'teams' | 'resources'>): PlanView['teams'] {
  const known = new Set(resources.map(({ id }) => id));
  return teams
    .map(({ name, resourceIds }) => ({ name, resourceIds: resourceIds.filter((id) => known.has(id)) }))
    .filter(({ resourceIds }) => resourceIds.length > 0);
}

/** The booking of a whole team; null where one resource is chosen. */
export function teamDraft(draft: BookingDraft, teams: PlanView['teams']): TeamDraft | null {
  const team = teams.find(({ name }) => teamValue(name) === draft.resourceId);
  const [resourceId, ...otherIds] = team?.resourceIds ?? [];
  return resourceId ? { ...draft, resourceId, otherIds } : null;
}
