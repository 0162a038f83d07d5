import {
  navigationGroups,
  type BootAnswer,
  type Role,
  type ToolNavigationItem,
} from '@jahrring/contracts-common';
import { useAbility, useBoot } from '@jahrring/tool-kit';
import { useMemo } from 'react';

/** An entry of the menu. */
export interface NavigationItem extends Pick<ToolNavigationItem, 'path' | 'titleKey' | 'icon' | 'bottom'> {
  order?: number;
  toolId?: string;
}

export interface NavigationGroup {
  id: string;
  items: NavigationItem[];
}

/** The order of the groups; those that tools name by themselves follow in the order of their first item. */
const knownGroups: readonly string[] = ['main', ...navigationGroups];

const home: NavigationItem = {
  path: '/',
  titleKey: 'shell:titles.home',
  icon: 'home',
  order: 0,
  toolId: 'shell',
};

function rankOf(group: NavigationGroup): number {
  const known = knownGroups.indexOf(group.id);
  return known >= 0 ? known : knownGroups.length + (group.items[0]?.order ?? 0) / 10_000;
}

/** The menu of a layout: what the licence's tools offer and this person may open, grouped and ordered. */
export function navigationOf(
  boot: BootAnswer,
  layout: 'default' | 'admin',
  canAny: (keys: readonly string[]) => boolean,
): NavigationGroup[] {
  const groups = new Map<string, NavigationGroup>();
  if (layout === 'default') groups.set('main', { id: 'main', items: [home] });
  const items = boot.tools
    .flatMap((tool) => tool.descriptor.navigation.map((item) => ({ ...item, toolId: tool.id })))
    .filter((item) => (item.layout ?? 'default') === layout && canAny(item.any))
    .filter((item) => !item.plugin || boot.licence.plugins.includes(item.plugin))
    .sort((a, b) => a.order - b.order);
  for (const item of items) {
    const id = item.group ?? (layout === 'admin' ? 'admin' : 'operations');
    const group = groups.get(id) ?? { id, items: [] };
    group.items.push(item);
    groups.set(id, group);
  }
  return [...groups.values()].sort((a, b) => rankOf(a) - rankOf(b));
}

export function useNavigationGroups(layout: 'default' | 'admin'): NavigationGroup[] {
  const boot = useBoot();
  const { canAny } = useAbility();
  return useMemo(() => navigationOf(boot, layout, canAny), [boot, layout, canAny]);
}

/** The item whose path is the longest that contains the current one. */
export function activePath(groups: readonly NavigationGroup[], pathname: string): string | null {
  const paths = groups.flatMap((group) => group.items.map((item) => item.path));
  const hits = paths.filter((path) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)));
  return hits.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Usual place of work; determines the content of the bottom bar on the phone. */
export type Workplace = 'field' | 'office';

const fieldRoles: readonly Role[] = ['foreman', 'employee', 'trainee'];

export function workplaceOf(role: Role): Workplace {
  return fieldRoles.includes(role) ? 'field' : 'office';
}

/** Before the last one, which opens everything. */
const bottomPlaces = 4;
const middlePlace = 3;

/** Returns the page that a person opens most: the middle of the phone's bottom bar. */
export function mostLikelyPage(
  groups: readonly NavigationGroup[],
  workplace: Workplace,
): NavigationItem | undefined {
  return groups.flatMap(({ items }) => items).find(({ bottom }) => bottom?.[workplace] === middlePlace);
}

/** The four for the thumb: those that ask for a place get it, the others fill up in the menu's order. */
export function bottomItems(groups: readonly NavigationGroup[], workplace: Workplace): NavigationItem[] {
  const items = groups.flatMap((group) => group.items);
  const places: (NavigationItem | undefined)[] = Array.from({ length: bottomPlaces });
  for (const item of items) {
    const place = item.bottom?.[workplace];
    if (place !== undefined) places[place - 1] ??= item;
  }
  const others = items.filter((item) => !places.includes(item));
  return places.map((item) => item ?? others.shift()).filter((item) => item !== undefined);
}
