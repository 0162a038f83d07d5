import type { RoleView } from '@jahrring/contracts-admin';
import { holdsWords } from '@jahrring/contracts-common';
import type { PermissionGroup } from '../employees/permission-groups';
import type { Reach } from './reach-options';

/** Unsaved changes of roles: role → key → reach. Kept by cell, so that they outlive a reload of the roles. */
export type RoleDrafts = Readonly<Record<string, Readonly<Record<string, Reach>>>>;

type Grants = RoleView['grants'];

/** Returns the reach of the saved role for the key. */
export const savedReach = (role: RoleView, key: string): Reach => role.grants[key] ?? 'none';

/** Returns the role's default reach for the key in the product. */
export const usualReach = (role: RoleView, key: string): Reach => role.defaults[key] ?? 'none';

/** Returns the reach that the role will have for the key once the draft is saved. */
export function draftReach(drafts: RoleDrafts, role: RoleView, key: string): Reach {
  return drafts[role.role]?.[key] ?? savedReach(role, key);
}

/** The drafts with one cell set; a cell set back to what is saved is no change any more. */
export function withReach(drafts: RoleDrafts, role: RoleView, key: string, reach: Reach): RoleDrafts {
  const { [key]: _before, ...others } = drafts[role.role] ?? {};
  const changed = reach === savedReach(role, key) ? others : { ...others, [key]: reach };
  return { ...drafts, [role.role]: changed };
}

/** The keys of the role whose reach would change. */
export function changedKeys(drafts: RoleDrafts, role: RoleView): string[] {
  return Object.entries(drafts[role.role] ?? {})
    .filter(([key, reach]) => reach !== savedReach(role, key))
    .map(([key]) => key);
}

/** Everything the role would hold: what it holds now, with the draft laid over it. */
export function draftGrants(drafts: RoleDrafts, role: RoleView): Grants {
  const all: Record<string, Reach> = { ...role.grants, ...drafts[role.role] };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Grants[string]] => entry[1] !== 'none'),
  );
}

/** True where the licence has changed the role's keys. */
export function isShaped(role: RoleView): boolean {
  const keys = new Set([...Object.keys(role.grants), ...Object.keys(role.defaults)]);
  return [...keys].some((key) => savedReach(role, key) !== usualReach(role, key));
}

export const rowFilters = ['all', 'differences', 'shaped'] as const;
export type RowFilter = (typeof rowFilters)[number];

interface RowChoice {
  search: string;
  filter: RowFilter;
  roles: readonly RoleView[];
  drafts: RoleDrafts;
}

/**
 * The groups and keys that match the search (in the key's words or its group's) and the filter: `differences` keeps keys that
 * the shown roles hold differently, `shaped` those that a shown role holds differently from the product.
 */
export function visibleGroups(
  groups: readonly PermissionGroup[],
  { search, filter, roles, drafts }: RowChoice,
): PermissionGroup[] {
  const fits = holdsWords(search);
  const kept = (key: string) => {
    if (filter === 'differences') return new Set(roles.map((role) => draftReach(drafts, role, key))).size > 1;
    if (filter === 'shaped') {
      return roles.some((role) => draftReach(drafts, role, key) !== usualReach(role, key));
    }
    return true;
  };
  return groups
    .map((group) => ({
      ...group,
      keys: group.keys.filter(({ key, label }) => fits(`${group.label} ${label}`) && kept(key)),
    }))
    .filter(({ keys }) => keys.length > 0);
}
