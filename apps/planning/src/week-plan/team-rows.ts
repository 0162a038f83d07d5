import type { PlanView } from '@jahrring/contracts-planning';

type Rows = Pick<PlanView, 'resources' | 'teams'>;

/** The team of each person that is in one. */
export function teamsOf({ teams }: Pick<PlanView, 'teams'>): ReadonlyMap<string, string> {
  return new Map(teams.flatMap(({ name, resourceIds }) => resourceIds.map((id) => [id, name] as const)));
}

/** The plan with its people team by team, those of none after them, and whatever else there is in its order. */
export function byTeam<P extends Rows>(plan: P): P {
  const teams = teamsOf(plan);
  const order = new Map(plan.teams.map(({ name }, index) => [name, index]));
  const placeOf = ({ id, kind }: PlanView['resources'][number]) =>
    kind === 'person' ? (order.get(teams.get(id) ?? '') ?? order.size) : order.size + 1;
  return { ...plan, resources: plan.resources.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}
