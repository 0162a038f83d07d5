import {
  postalAddressView,
  type PostalAddressChanged,
  type PostalAddressView,
} from '@jahrring/contracts-addresses';
import { viewOf } from '@jahrring/service-kit';
import type { PostalAddressEntity } from './postal-address.entity';

/** A postal address as the API answers it. */
export function toPostalAddressView(one: PostalAddressEntity): PostalAddressView {
  return viewOf(postalAddressView, one);
}

/** Returns the event that other services receive about a postal address; fields without a value are left out. */
export function toPostalAddressChanged(one: PostalAddressEntity): PostalAddressChanged {
  const { id, addressId, kind, zip, city, country, isDefault, deletedAt } = one;
  return {
    ...{ id, addressId, kind, zip, city, country, isDefault },
    name: one.name ?? undefined,
    supplement: one.supplement ?? undefined,
    street: one.street ?? undefined,
    houseNumber: one.houseNumber ?? undefined,
    deleted: deletedAt !== null,
  };
}
