import type { PlanView } from './plan.contract';

/** Which resources a plan shows: people; machines, vehicles and tools; or all. */
export const planKinds = ['people', 'things', 'all'] as const;
export type PlanKinds = (typeof planKinds)[number];

/** Whether anything but people can be booked. */
export function hasThings({ resources }: Pick<PlanView, 'resources'>): boolean {
  return resources.some(({ kind }) => kind !== 'person');
}

/** The plan with what is asked for; with everything where there are people only. */
export function planOf<P extends Pick<PlanView, 'resources'>>(plan: P, kinds: PlanKinds): P {
  if (kinds === 'all' || !hasThings(plan)) return plan;
  const resources = plan.resources.filter(({ kind }) => (kind === 'person') === (kinds === 'people'));
  return { ...plan, resources };
}
