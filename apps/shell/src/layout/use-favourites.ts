import { useAbility, useBoot } from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { useChosenShortcuts } from '../shortcuts/use-chosen-shortcuts';
import type { NavigationGroup, NavigationItem } from './navigation';

/** The groups of the menu with the person's quick access before them, right below the start. */
export function useFavourites(groups: readonly NavigationGroup[]): readonly NavigationGroup[] {
  const boot = useBoot();
  const { canAny } = useAbility();
  const paths = useChosenShortcuts();
  return useMemo(() => {
    if (!paths || groups[0]?.id !== 'main') return groups;
    const entries: readonly NavigationItem[] = groups.flatMap(({ items }) => items);
    const routes = boot.tools.flatMap(({ descriptor }) => descriptor.routes).filter(({ any }) => canAny(any));
    const pages = routes.map(({ path, titleKey }) => ({ path, titleKey, icon: 'plus' }));
    const items = paths.flatMap((path) => [...entries, ...pages].find((page) => page.path === path) ?? []);
    if (items.length === 0) return groups;
    return [...groups.slice(0, 1), { id: 'favourites', items }, ...groups.slice(1)];
  }, [groups, boot, canAny, paths]);
}
