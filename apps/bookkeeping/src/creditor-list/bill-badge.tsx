import type { SupplierBillRow } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { banIcon, circleCheckIcon, circleDottedIcon, circleXIcon, coinIcon } from '@jahrring/ui/icons';

type Shown = Pick<SupplierBillRow, 'state' | 'blockedReason' | 'open' | 'gross'>;
type Look = 'blocked' | 'cancelled' | 'recorded' | 'approved' | 'paid' | 'part';

const looks = {
  blocked: { tone: 'rot', icon: banIcon },
  cancelled: { tone: 'stein', icon: circleXIcon },
  recorded: { tone: 'nacht', icon: circleDottedIcon },
  approved: { tone: 'wald', icon: circleCheckIcon },
  part: { tone: 'ocker', icon: coinIcon },
  paid: { tone: 'wald', icon: coinIcon },
} as const;

/**
 * Returns the status that describes a bill best: first if it is cancelled, paid or blocked, then if it is partly paid,
 * then its approval.
 */
export function lookOf({ state, blockedReason, open, gross }: Shown): Look {
  if (state === 'cancelled') return 'cancelled';
  if (Number(open) === 0) return 'paid';
  if (blockedReason !== null) return 'blocked';
  return state === 'approved' && open !== gross ? 'part' : state;
}

export function BillBadge({ bill }: { bill: Shown }) {
  const t = useT('bookkeeping');
  const look = lookOf(bill);
  return (
    <Badge tone={looks[look].tone} icon={looks[look].icon}>
      {t(`creditor.look.${look}`)}
    </Badge>
  );
}
