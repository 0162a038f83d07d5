import { addressChanged } from '@jahrring/contracts-addresses';
import {
  demoAddresses,
  demoCompanies,
  demoLicences,
  demoMusterAddresses,
  demoMusterCompanies,
  type DemoAddress,
} from '@jahrring/demo';
import { Outbox, type SeedContext } from '@jahrring/service-kit';
import { toAddressChanged } from './address/address.mapper';
import { AddressRepository, type NewAddress } from './address/address.repository';
import { normalisePhone } from './address/phone-number';
import { demoYears, seedNotes } from './notes.seed';

function toNewAddress(demo: DemoAddress): NewAddress {
  return {
    id: demo.id,
    kind: demo.kind === 'privat' ? 'person' : 'company',
    name: demo.name,
    salutation: null,
    supplement: demo.supplement ?? null,
    street: demo.street,
    houseNumber: demo.houseNumber,
    pob: null,
    zip: demo.zip,
    city: demo.city,
    country: demo.country,
    phone: normalisePhone(demo.phone, demo.country) ?? demo.phone,
    mobile: null,
    fax: null,
    email: demo.email,
    website: null,
    vatNumber: demo.vatNumber ?? null,
    customerNumber: demo.customerNumber,
    language: 'de',
    contactName: null,
    documentEmail: null,
    documentCc: null,
    eInvoice: 'none',
    buyerReference: null,
    electronicAddress: null,
    electronicScheme: null,
    paymentTerm: null,
    notes: null,
    external: demo.external,
  };
}

/** The customers and subcontractors of the demo licences with their notes; their events give the other services their copies. */
export async function seedAddresses(seed: SeedContext): Promise<void> {
  const addresses = seed.get(AddressRepository);
  const outbox = seed.get(Outbox);
  const byLicence = [
    [demoLicences.bergwald.id, [...demoAddresses, ...demoCompanies], demoYears.bergwald],
    [demoLicences.muster.id, [...demoMusterAddresses, ...demoMusterCompanies], demoYears.muster],
  ] as const;
  for (const [licenceId, demos, year] of byLicence) {
    if (!seed.wants(licenceId)) continue;
    const ctx = seed.ctx(licenceId);
    const created = await addresses.create(ctx, demos.map(toNewAddress));
    await outbox.addMany(ctx, addressChanged, created.map(toAddressChanged));
    await seedNotes(seed, ctx, year);
  }
}
