import type { Party } from '@jahrring/contracts-documents';
import type { AddressRefEntity, LicenceRefEntity } from '../refs';

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
