import type { MachineState } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { banIcon, checkIcon, clockIcon, toolIcon } from '@jahrring/ui/icons';

const looks = {
  inUse: { tone: 'wald', icon: checkIcon },
  reserved: { tone: 'petrol', icon: clockIcon },
  inRepair: { tone: 'bernstein', icon: toolIcon },
  retired: { tone: 'stein', icon: banIcon },
} as const;

/** Shows whether a machine can be used, in words beside the colour. */
export function MachineStateBadge({ state }: { state: MachineState | null }) {
  const t = useT('inventory');
  const shown = state ?? 'inUse';
  return (
    <Badge tone={looks[shown].tone} icon={looks[shown].icon}>
      {t(`machineState.${shown}`)}
    </Badge>
  );
}
