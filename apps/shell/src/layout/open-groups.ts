import type { NavigationGroup } from './navigation';

/** Groups of the menu that somebody opened or closed by hand. */
export type ChosenGroups = Readonly<Record<string, boolean>>;

/** A menu of so many entries needs no folding. */
const fewEntries = 12;

/** Open until somebody closes them, also in a long menu. */
const everyday = ['favourites', 'time', 'orders'];

/**
 * Returns true if a group of the menu shows its entries: as the person chose, otherwise in short menus, for groups of
 * one entry, for everyday work, and for the group of the present page.
 */
export function isGroupOpen(
  group: NavigationGroup,
  groups: readonly NavigationGroup[],
  active: string | null,
  chosen: ChosenGroups,
): boolean {
  const entries = groups.reduce((total, { items }) => total + items.length, 0);
  const usual = entries <= fewEntries || group.items.length === 1 || everyday.includes(group.id);
  return chosen[group.id] ?? (usual || group.items.some(({ path }) => path === active));
}

const storageKey = (userId: string): string => `menu:${userId}`;

/** Returns the person's choices, as stored in this browser. */
export function readChosenGroups(userId: string): ChosenGroups {
  try {
    return (JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null') ?? {}) as ChosenGroups;
  } catch {
    return {};
  }
}

export function writeChosenGroups(userId: string, chosen: ChosenGroups): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(chosen));
  } catch {
    // A full storage only costs the memory.
    return;
  }
}
