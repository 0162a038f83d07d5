import { useAbility, useBoot } from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { pagesOf } from '../routes/pages';
import { useChosenShortcuts } from '../shortcuts/use-chosen-shortcuts';
import type { NavigationGroup } from './navigation';

/** The groups of the menu with the person's quick access before them, right below the start. */
export function useFavourites(groups: readonly NavigationGroup[]): readonly NavigationGroup[] {
  const boot = useBoot();
  const { canAny } = useAbility();
  const paths = useChosenShortcuts();
  return useMemo(() => {
    const pages = paths?.length && groups[0]?.id === 'main' ? pagesOf(boot, canAny) : [];
    const items = (paths ?? []).flatMap((path) => pages.find((page) => page.path === path) ?? []);
    if (items.length === 0) return groups;
    return [...groups.slice(0, 1), { id: 'favourites', items }, ...groups.slice(1)];
  }, [groups, boot, canAny, paths]);
}
