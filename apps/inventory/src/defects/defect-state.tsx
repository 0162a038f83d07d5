import type { DefectState } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { alertIcon, checkIcon, toolIcon } from '@jahrring/ui/icons';

const looks = {
  open: { tone: 'rot', icon: alertIcon },
  inRepair: { tone: 'bernstein', icon: toolIcon },
  done: { tone: 'wald', icon: checkIcon },
} as const;

/** Shows the repair state of a defect, in words beside the colour. */
export function DefectStateBadge({ state }: { state: DefectState }) {
  const t = useT('inventory');
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {t(`defect.stateOf.${state}`)}
    </Badge>
  );
}
