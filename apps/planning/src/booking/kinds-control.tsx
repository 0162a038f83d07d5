import { kindsIn, planKinds, type PlanKinds, type PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Icon, SegmentedControl, useNarrow } from '@jahrring/ui';
import { chevronDownIcon } from '@jahrring/ui/icons';

/** Returns the kinds of resources that a plan shows, as in its URL. */
export function kindsOf(asked: string | null): PlanKinds {
  return planKinds.find((kinds) => kinds === asked) ?? 'people';
}

interface KindsControlProps {
  plan: PlanView | undefined;
  kinds: PlanKinds;
  onChange: (kinds: PlanKinds) => void;
}

/** Chooses between people, things and companies, where there are more than people; out of a list on a narrow screen. */
export function KindsControl({ plan, kinds, onChange }: KindsControlProps) {
  const t = useT('planning');
  const narrow = useNarrow();
  const offered = plan ? kindsIn(plan) : [];
  if (offered.length === 0) return null;
  if (narrow) {
    return (
      <span className="jr-control jr-control--select planning-filter__kinds">
        <select
          className="jr-control__input"
          aria-label={t('show.label')}
          value={kinds}
          onChange={(event) => onChange(kindsOf(event.target.value))}
        >
          {offered.map((value) => (
            <option key={value} value={value}>
              {t(`show.${value}`)}
            </option>
          ))}
        </select>
        <Icon name={chevronDownIcon} size={18} className="jr-control__chevron" />
      </span>
    );
  }
  return (
    <SegmentedControl
      label={t('show.label')}
      value={kinds}
      onChange={onChange}
      options={offered.map((value) => ({ value, label: t(`show.${value}`) }))}
    />
  );
}
