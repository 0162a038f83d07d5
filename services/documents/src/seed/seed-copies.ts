import { demoAddresses, demoLicences, demoMusterAddresses, demoProjects } from '@jahrring/demo';
import type { DemoAddress, DemoLicence } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import {
  AddressRefRepository,
  LicenceRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
} from '../reference';

/** Older than every event, so that the first one from the owner takes over. */
const occurredAt = new Date(0);

/** The copies the demo documents print, without waiting for their owners' events. */
export async function seedCopies(seed: SeedContext): Promise<void> {
  await seedLicence(seed, demoLicences.bergwald, demoAddresses);
  await seedLicence(seed, demoLicences.muster, demoMusterAddresses);
  if (!seed.wants(demoLicences.bergwald.id)) return;
  const ctx = seed.ctx(demoLicences.bergwald.id);
  await seed.get(ProjectRefRepository).insertMany(
    ctx,
    demoProjects.map(({ id, number, title, status, addressId }) => ({
      id,
      number,
      title,
      status,
      addressId,
      deleted: false,
      occurredAt,
    })),
  );
  for (const { id, assignedEmployeeIds, responsibleEmployeeId } of demoProjects) {
    const concerned = [...assignedEmployeeIds, responsibleEmployeeId];
    await seed.get(ProjectEmployeeRepository).add(ctx, id, concerned);
  }
}

async function seedLicence(
  seed: SeedContext,
  licence: DemoLicence,
  addresses: readonly DemoAddress[],
): Promise<void> {
  if (!seed.wants(licence.id)) return;
  const ctx = seed.ctx(licence.id);
  const {
    id,
    name,
    timeZone,
    country,
    currency,
    street,
    houseNumber,
    zip,
    city,
    iban,
    vatNumber,
    email,
    phone,
  } = licence;
  await seed.get(LicenceRefRepository).insert(ctx, {
    id,
    name,
    timeZone,
    country,
    currency,
    street,
    houseNumber,
    zip,
    city,
    iban,
    vatNumber,
    email,
    phone,
    occurredAt,
  });
  await seed.get(AddressRefRepository).insertMany(ctx, addresses.map(toAddressRef));
}

function toAddressRef(demo: DemoAddress) {
  const { id, name, street, houseNumber, zip, city, country, email, phone, customerNumber } = demo;
  return {
    id,
    name,
    supplement: demo.supplement ?? null,
    street,
    houseNumber,
    zip,
    city,
    country,
    email,
    phone,
    customerNumber,
    vatNumber: demo.vatNumber ?? null,
    contactName: null,
    documentEmail: null,
    documentCc: null,
    eInvoice: null,
    buyerReference: null,
    electronicAddress: null,
    electronicScheme: null,
    paymentTerm: null,
    language: 'de' as const,
    deleted: false,
    occurredAt,
  };
}
