import type { InvitationState } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge, type BadgeProps } from '@jahrring/ui';
import { alertIcon, circleCheckIcon, mailIcon } from '@jahrring/ui/icons';

const looks = {
  sent: { tone: 'violett', icon: mailIcon },
  expired: { tone: 'bernstein', icon: alertIcon },
  accepted: { tone: 'wald', icon: circleCheckIcon },
} as const satisfies Partial<Record<InvitationState, Pick<BadgeProps, 'tone' | 'icon'>>>;

/** Shows the state of an invitation; nothing for people who came without one. */
export function InvitationBadge({ state }: { state: InvitationState | undefined }) {
  const t = useT('admin');
  if (!state || state === 'none') return null;
  return <Badge {...looks[state]}>{t(`hr.invitation.${state}`)}</Badge>;
}
