import type { AddressView, CreateAddress } from '@jahrring/contracts-addresses';
import { addressFields, differingFields } from '../address-fields';

export type Field = (typeof addressFields)[number];
export type Side = 'mine' | 'theirs';

/**
 * What to propose for each field in which the two versions differ: where only they changed it, theirs; everything else
 * the user has typed on purpose.
 */
export function proposeSides(base: AddressView, mine: CreateAddress, theirs: AddressView): Map<Field, Side> {
  const changedByMe = new Set(differingFields(base, mine));
  return new Map(
    differingFields(mine, theirs).map(
      (field) => [field, changedByMe.has(field) ? 'mine' : 'theirs'] as const,
    ),
  );
}

/** My version with their values where theirs was chosen. */
export function mergeVersions(
  mine: CreateAddress,
  theirs: AddressView,
  sides: ReadonlyMap<Field, Side>,
): CreateAddress {
  const taken = [...sides].filter(([, side]) => side === 'theirs').map(([field]) => [field, theirs[field]]);
  return { ...mine, ...Object.fromEntries(taken) };
}
