import type { CaseStatus } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconShape } from '@jahrring/ui';
import {
  archiveIcon,
  circleCheckIcon,
  circleDottedIcon,
  circleHalfIcon,
  clockIcon,
} from '@jahrring/ui/icons';

const looks: Readonly<Record<CaseStatus, { tone: ColorFamily; icon: IconShape }>> = {
  new: { tone: 'nacht', icon: circleDottedIcon },
  in_progress: { tone: 'petrol', icon: circleHalfIcon },
  waiting: { tone: 'ocker', icon: clockIcon },
  solved: { tone: 'wald', icon: circleCheckIcon },
  closed: { tone: 'stein', icon: archiveIcon },
};

/** The state of a case in a word; `side`: whoever is to act reads it from there. */
export function CaseBadge({ status, side }: { status: CaseStatus; side: 'customer' | 'desk' }) {
  const t = useT('support');
  const { tone, icon } = looks[status];
  const key = status === 'waiting' ? `status.waiting_${side}` : `status.${status}`;
  return (
    <Badge tone={tone} icon={icon}>
      {t(key)}
    </Badge>
  );
}
