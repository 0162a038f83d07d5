import { gradeOfExtraKey, restrictingKeys } from '@jahrring/contracts-admin';
import type { Grade } from '@jahrring/contracts-common';

/**
 * role: what the role gives already; added: given to this person besides it; none: neither. `reach` is how far it goes,
 * `wider` that an added key goes further than the role's.
 */
export interface PermissionState {
  from: 'role' | 'added' | 'none';
  reach: Grade | undefined;
  restricts: boolean;
  /** True if the giver may add it. */
  mayAdd: boolean;
}

const order: Readonly<Record<Grade, number>> = { own: 0, assigned: 1, all: 2 };

interface Facts {
  /** Permissions of the role in this licence. */
  role: Readonly<Record<string, Grade>>;
  added: ReadonlySet<string>;
  /** Returns the giver's own reach of a key; undefined if they do not have it. */
  heldByGiver: (key: string) => Grade | undefined;
}

/** Returns the state of one key for a person. */
export function permissionState(key: string, { role, added, heldByGiver }: Facts): PermissionState {
  const given = role[key];
  const grade = gradeOfExtraKey(key);
  const goesFurther = !given || order[grade] > order[given];
  const held = heldByGiver(key);
  const restricts = restrictingKeys.includes(key);
  const mayAdd = goesFurther && (restricts || (held !== undefined && order[held] >= order[grade]));
  if (added.has(key) && goesFurther) return { from: 'added', reach: grade, restricts, mayAdd };
  return { from: given ? 'role' : 'none', reach: given, restricts, mayAdd };
}
