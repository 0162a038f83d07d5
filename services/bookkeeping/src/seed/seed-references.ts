import type { DemoAddress, DemoLicence } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { AddressRefRepository, LicenceRefRepository } from '../reference';

/** Older than every event, so that the first one from the owner takes over. */
const occurredAt = new Date(0);

/** The copies that demo bills are booked with, without waiting for their owners' events. */
export async function seedReferences(
  seed: SeedContext,
  licence: DemoLicence,
  addresses: readonly DemoAddress[],
): Promise<void> {
  const ctx = seed.ctx(licence.id);
  const { id, name, timeZone, country, currency, street, houseNumber, zip, city } = licence;
  const { iban, vatNumber, email, phone } = licence;
  await seed.get(LicenceRefRepository).insert(ctx, {
    ...{ id, name, timeZone, country, currency, street, houseNumber, zip, city, iban, vatNumber },
    ...{ email, phone, occurredAt },
  });
  await seed.get(AddressRefRepository).insertMany(ctx, addresses.map(toAddressRef));
}

function toAddressRef(demo: DemoAddress) {
  const { id, name, supplement = null, street, houseNumber, zip, city, country, email } = demo;
  return {
    ...{ id, name, supplement, street, houseNumber, zip, city, country, email },
    ...{ customerNumber: demo.customerNumber, language: 'de', paymentTerm: null, deleted: false, occurredAt },
  };
}
