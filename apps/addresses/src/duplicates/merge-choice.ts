import type { AddressView, MergeAddressInput } from '@jahrring/contracts-addresses';
import { addressFields, differingFields } from '../address-fields';

export type MergeField = (typeof addressFields)[number];
/** Fields that are taken from the address that goes; all others stay as they are. */
export type TakenFields = ReadonlySet<MergeField>;

/** Proposes the fields to take over from the address that goes: those that are blank in the one that is kept. */
export function proposeTaken(into: AddressView, from: AddressView): TakenFields {
  const blank = (value: unknown) => value === null || value === undefined || value === '' || value === 'none';
  return new Set(differingFields(into, from).filter((field) => blank(into[field])));
}

/** The fields that a merge writes into the address that stays. */
export function mergedValues(
  from: AddressView,
  taken: TakenFields,
): NonNullable<MergeAddressInput['values']> {
  return Object.fromEntries([...taken].map((field) => [field, from[field] ?? null]));
}
