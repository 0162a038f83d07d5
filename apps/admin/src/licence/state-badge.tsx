import type { LicenceState } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconShape } from '@jahrring/ui';
import { banIcon, circleCheckIcon, clockIcon, pauseIcon, trashIcon } from '@jahrring/ui/icons';

const looks: Readonly<Record<LicenceState, { tone: ColorFamily; icon: IconShape }>> = {
  awaiting_activation: { tone: 'bernstein', icon: clockIcon },
  active: { tone: 'wald', icon: circleCheckIcon },
  blocked: { tone: 'rot', icon: banIcon },
  inactive: { tone: 'stein', icon: pauseIcon },
  deleted: { tone: 'stein', icon: trashIcon },
};

export function LicenceStateBadge({ state }: { state: LicenceState }) {
  const t = useT('admin');
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`licenceState.${state}`)}
    </Badge>
  );
}
