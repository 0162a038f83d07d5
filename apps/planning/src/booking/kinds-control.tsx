import { kindsIn, planKinds, type PlanKinds, type PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';

/** What a plan shows, as its address says. */
export function kindsOf(asked: string | null): PlanKinds {
  return planKinds.find((kinds) => kinds === asked) ?? 'people';
}

interface KindsControlProps {
  plan: PlanView | undefined;
  kinds: PlanKinds;
  onChange: (kinds: PlanKinds) => void;
}

/** Chooses between people, things and companies, where there are more than people. */
export function KindsControl({ plan, kinds, onChange }: KindsControlProps) {
  const t = useT('planning');
  const offered = plan ? kindsIn(plan) : [];
  if (offered.length === 0) return null;
  return (
    <SegmentedControl
      label={t('show.label')}
      value={kinds}
      onChange={onChange}
      options={offered.map((value) => ({ value, label: t(`show.${value}`) }))}
    />
  );
}
