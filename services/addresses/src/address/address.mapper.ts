import { addressView, type AddressChanged, type AddressView } from '@jahrring/contracts-addresses';
import type { AddressEntity } from './address.entity';

const viewFields = Object.keys(addressView.shape) as (keyof AddressView)[];

/** An address as the API answers it. */
export function toAddressView(address: AddressEntity): AddressView {
  const view = Object.fromEntries(viewFields.map((field) => [field, address[field]]));
  return addressView.parse({
    ...view,
    createdAt: address.createdAt.toISOString(),
    updatedAt: address.updatedAt.toISOString(),
    deletedAt: address.deletedAt?.toISOString() ?? null,
  });
}

/** What other services hear of an address; fields without a value are left out. */
export function toAddressChanged(address: AddressEntity): AddressChanged {
  return {
    id: address.id,
    kind: address.kind,
    name: address.name,
    salutation: address.salutation ?? undefined,
    supplement: address.supplement ?? undefined,
    street: address.street ?? undefined,
    houseNumber: address.houseNumber ?? undefined,
    pob: address.pob ?? undefined,
    zip: address.zip,
    city: address.city,
    country: address.country,
    email: address.email ?? undefined,
    phone: address.phone ?? undefined,
    customerNumber: address.customerNumber ?? undefined,
    vatNumber: address.vatNumber ?? undefined,
    language: address.language,
    external: address.external,
    deleted: address.deletedAt !== null,
  };
}
