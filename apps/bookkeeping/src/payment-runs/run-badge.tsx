import type { PaymentRunState, RunBillState } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { Badge, type BadgeProps } from '@jahrring/ui';
import { alertIcon, checkIcon } from '@jahrring/ui/icons';

type Look = Pick<BadgeProps, 'tone' | 'icon' | 'outline'>;

const looks: Readonly<Record<PaymentRunState | RunBillState, Look>> = {
  draft: { tone: 'stein', outline: true },
  open: { tone: 'stein', outline: true },
  confirmed: { tone: 'nacht' },
  generated: { tone: 'nacht' },
  uploaded: { tone: 'nacht' },
  accepted: { tone: 'nacht', icon: checkIcon },
  part: { tone: 'rot', icon: alertIcon },
  rejected: { tone: 'rot', icon: alertIcon },
  executed: { tone: 'wald', icon: checkIcon },
  withdrawn: { tone: 'stein' },
};

/** The state of a run. */
export function RunBadge({ state }: { state: PaymentRunState }) {
  const t = useT('bookkeeping');
  return <Badge {...looks[state]}>{t(`run.state.${state}`)}</Badge>;
}

/** Shows the state of a bill in a run. */
export function RunBillBadge({ state }: { state: RunBillState }) {
  const t = useT('bookkeeping');
  return <Badge {...looks[state]}>{t(`run.billState.${state}`)}</Badge>;
}
