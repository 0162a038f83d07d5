import type { PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';

export const planViews = ['people', 'things', 'all'] as const;
export type PlanKinds = (typeof planViews)[number];

/** What a plan shows, as its address says. */
export function kindsOf(asked: string | null): PlanKinds {
  return planViews.find((view) => view === asked) ?? 'people';
}

/** The plan with people, with machines, vehicles and tools, or with all of them; all where there are people only. */
export function planOf(plan: PlanView, kinds: PlanKinds): PlanView {
  if (kinds === 'all' || !hasThings(plan)) return plan;
  const resources = plan.resources.filter(({ kind }) => (kind === 'person') === (kinds === 'people'));
  return { ...plan, resources };
}

function hasThings({ resources }: PlanView): boolean {
  return resources.some(({ kind }) => kind !== 'person');
}

interface KindsControlProps {
  plan: PlanView | undefined;
  kinds: PlanKinds;
  onChange: (kinds: PlanKinds) => void;
}

/** Chooses between people and things, where there are both. */
export function KindsControl({ plan, kinds, onChange }: KindsControlProps) {
  const t = useT('planning');
  if (!plan || !hasThings(plan)) return null;
  return (
    <SegmentedControl
      label={t('show.label')}
      value={kinds}
      onChange={onChange}
      options={planViews.map((value) => ({ value, label: t(`show.${value}`) }))}
    />
  );
}
