import type { ResourceKind } from './booking.contract';
import type { PlanView } from './plan.contract';

/** Resources that a plan shows: people; machines, vehicles and tools; external companies; or all. */
export const planKinds = ['people', 'things', 'external', 'all'] as const;
export type PlanKinds = (typeof planKinds)[number];

type Part = Exclude<PlanKinds, 'all'>;

const partOf: Readonly<Record<ResourceKind, Part>> = {
  person: 'people',
  machine: 'things',
  vehicle: 'things',
  tool: 'things',
  external: 'external',
};

/** Returns the choices of kinds; none where there are people only. */
export function kindsIn({ resources }: Pick<PlanView, 'resources'>): PlanKinds[] {
  const parts = new Set<PlanKinds>(resources.map(({ kind }) => partOf[kind]));
  parts.delete('people');
  return parts.size === 0
    ? []
    : planKinds.filter((one) => one === 'people' || one === 'all' || parts.has(one));
}

/** The plan with what is asked for; with everything where there are people only. */
export function planOf<P extends Pick<PlanView, 'resources'>>(plan: P, kinds: PlanKinds): P {
  if (kinds === 'all' || kindsIn(plan).length === 0) return plan;
  return { ...plan, resources: plan.resources.filter(({ kind }) => partOf[kind] === kinds) };
}
