import {
  addressView,
  type AddressChanged,
  type AddressView,
  type CreateAddress,
} from '@jahrring/contracts-addresses';
import { viewOf, type ExtraRecord } from '@jahrring/service-kit';
import type { AddressEntity } from './address.entity';
import type { NewAddress } from './address.repository';

/** An address as the API answers it; `openAmount`: null to who may not see prices. */
export function toAddressView(address: AddressEntity, openAmount: string | null): AddressView {
  const { extra, eInvoice } = address;
  return viewOf(addressView, address, { extra: extra ?? {}, eInvoice: eInvoice ?? 'none', openAmount });
}

/** Returns the values of a new address; fields that were left out become null. */
export function toNewAddress(
  { extra: _extra, ...values }: CreateAddress,
  external = false,
  extra: Partial<ExtraRecord> = {},
): NewAddress {
  return {
    ...values,
    salutation: values.salutation ?? null,
    supplement: values.supplement ?? null,
    street: values.street ?? null,
    houseNumber: values.houseNumber ?? null,
    pob: values.pob ?? null,
    phone: values.phone ?? null,
    mobile: values.mobile ?? null,
    fax: values.fax ?? null,
    email: values.email ?? null,
    website: values.website ?? null,
    vatNumber: values.vatNumber ?? null,
    customerNumber: values.customerNumber ?? null,
    contactName: values.contactName ?? null,
    documentEmail: values.documentEmail ?? null,
    documentCc: values.documentCc ?? null,
    buyerReference: values.buyerReference ?? null,
    electronicAddress: values.electronicAddress ?? null,
    electronicScheme: values.electronicScheme ?? null,
    paymentTerm: values.paymentTerm ?? null,
    notes: values.notes ?? null,
    external,
    ...extra,
  };
}

/** Returns the event that other services receive about an address; fields without a value are left out. */
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
    contactName: address.contactName ?? undefined,
    documentEmail: address.documentEmail ?? undefined,
    documentCc: address.documentCc ?? undefined,
    eInvoice: address.eInvoice ?? undefined,
    buyerReference: address.buyerReference ?? undefined,
    electronicAddress: address.electronicAddress ?? undefined,
    electronicScheme: address.electronicScheme ?? undefined,
    paymentTerm: address.paymentTerm ?? undefined,
    extra: address.extra ?? undefined,
    external: address.external,
    deleted: address.deletedAt !== null,
  };
}
