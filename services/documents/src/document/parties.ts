import type { Party } from '@jahrring/contracts-documents';
import type { DocumentType } from '@jahrring/contracts-documents';
import type { AddressRefEntity, LicenceRefEntity, PostalAddressRefEntity } from '../reference';

/** An address as recipient. */
export function toRecipient(address: AddressRefEntity): Party {
  const {
    name,
    supplement,
    street,
    houseNumber,
    zip,
    city,
    country,
    email,
    phone,
    vatNumber,
    customerNumber,
  } = address;
  return {
    name,
    supplement,
    street,
    houseNumber,
    zip,
    city,
    country,
    email,
    phone,
    vatNumber,
    customerNumber,
    iban: null,
  };
}

/** Documents that ask for money, or give it back. */
const billedTypes: readonly DocumentType[] = ['bill', 'bill_correction'];

/** Whose postal address a type of document goes to or names beside its recipient; null: the main one alone. */
export function postalKindOf(type: DocumentType): PostalAddressRefEntity['kind'] | null {
  if (billedTypes.includes(type)) return 'billing';
  return type === 'delivery_note' ? 'delivery' : null;
}

/** The same party at another place: its numbers and ways to reach it stay. */
export function atPlace(party: Party, place: PostalAddressRefEntity): Party {
  const { supplement, street, houseNumber, zip, city, country } = place;
  return { ...party, name: place.name ?? party.name, supplement, street, houseNumber, zip, city, country };
}

/** The licence as sender and creditor. */
export function toSender(licence: LicenceRefEntity): Party {
  const { name, street, houseNumber, country, email, phone, vatNumber, iban } = licence;
  return {
    name,
    supplement: null,
    street,
    houseNumber,
    zip: licence.zip ?? '',
    city: licence.city ?? '',
    country,
    email,
    phone,
    vatNumber,
    customerNumber: null,
    iban,
  };
}
