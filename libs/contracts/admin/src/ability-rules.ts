import type { AbilityRule } from '@jahrring/contracts-common';
import { restrictingKeys } from './permission-keys';
import type { RoleChanges } from './role.contract';
import { order } from './grants';
import type { Grants } from './grants';

/** Grants as the CASL rules of the boot answer: one rule a key, with its reach where it is not everything. */
export function toAbilityRules(grants: Grants): AbilityRule[] {
  return [...grants].map(([action, scope]) =>
    scope === 'all' ? { action, subject: 'all' } : { action, subject: 'all', conditions: { scope } },
  );
}

/**
 * The keys that `wanted` holds, or holds further, than the giver does: nobody gives what they do not have. Keys that
 * restrict may always be given.
 */
export function grantsBeyond(giver: Grants, wanted: Grants): string[] {
  return [...wanted]
    .filter(([key, grade]) => {
      if (restrictingKeys.includes(key)) return false;
      const held = giver.get(key);
      return !held || order[held] < order[grade];
    })
    .map(([key]) => key);
}

/** Returns the changes that turn the role's `defaults` into `wanted`. */
export function roleChangesOf(defaults: Grants, wanted: Grants): RoleChanges {
  const changes: RoleChanges = {};
  for (const [key, grade] of wanted) if (defaults.get(key) !== grade) changes[key] = grade;
  for (const key of defaults.keys()) if (!wanted.has(key)) changes[key] = 'none';
  return changes;
}
