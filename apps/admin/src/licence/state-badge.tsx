import type { LicenceState } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconName } from '@jahrring/ui';

const looks: Readonly<Record<LicenceState, { tone: ColorFamily; icon: IconName }>> = {
  awaiting_activation: { tone: 'bernstein', icon: 'clock' },
  active: { tone: 'wald', icon: 'circle-check' },
  blocked: { tone: 'rot', icon: 'ban' },
  inactive: { tone: 'stein', icon: 'pause' },
  deleted: { tone: 'stein', icon: 'trash' },
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
