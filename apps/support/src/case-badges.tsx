import type { CaseStatus } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconName } from '@jahrring/ui';

const looks: Readonly<Record<CaseStatus, { tone: ColorFamily; icon: IconName }>> = {
  new: { tone: 'nacht', icon: 'circle-dotted' },
  in_progress: { tone: 'petrol', icon: 'circle-half' },
  waiting: { tone: 'ocker', icon: 'clock' },
  solved: { tone: 'wald', icon: 'circle-check' },
  closed: { tone: 'stein', icon: 'archive' },
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
