import type { LotState } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';

const tones = {
  measured: 'stein',
  offered: 'nacht',
  sold: 'petrol',
  released: 'bernstein',
  removed: 'bernstein',
  mill_measured: 'nacht',
  settled: 'wald',
} as const satisfies Record<LotState, string>;

/** Shows the state of a lot between the road and the credit note. */
export function LotStateBadge({ state }: { state: LotState }) {
  const t = useT('timber');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
