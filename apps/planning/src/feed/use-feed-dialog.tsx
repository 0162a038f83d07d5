import type { PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { calendarIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const FeedDialog = lazy(async () => ({ default: (await import('./feed-dialog')).FeedDialog }));

/** The dialog for addresses of things' plans, and what opens it; nothing where there are no things. */
export function useFeedDialog(plan: PlanView | undefined): { items: ActionMenuItem[]; dialog: ReactNode } {
  const t = useT('planning');
  const [opened, setOpened] = useState(false);
  const things = plan?.resources.filter(({ kind }) => kind !== 'person') ?? [];
  if (things.length === 0) return { items: [], dialog: null };
  const dialog = opened ? (
    <Suspense>
      <FeedDialog things={things} onClose={() => setOpened(false)} />
    </Suspense>
  ) : null;
  const items = [{ label: t('feed.thingTitle'), icon: calendarIcon, onClick: () => setOpened(true) }];
  return { items, dialog };
}
