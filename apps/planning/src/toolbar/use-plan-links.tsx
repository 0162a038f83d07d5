import { Button, useNarrow, type ActionMenuItem } from '@jahrring/ui';
import type { IconSource } from '@jahrring/ui';
import type { ReactNode } from 'react';

interface PlanLink {
  label: string;
  icon: IconSource;
  to: string;
}

/** Ways to other plans: buttons, or on a narrow screen entries of the page's menu, so that the bar stays one line. */
export function usePlanLinks(links: readonly PlanLink[]): { buttons: ReactNode; items: ActionMenuItem[] } {
  const narrow = useNarrow();
  if (narrow) return { buttons: null, items: [...links] };
  const buttons = links.map(({ label, icon, to }) => (
    <Button key={to} icon={icon} to={to}>
      {label}
    </Button>
  ));
  return { buttons, items: [] };
}
