import { demoAddresses, demoLicences, demoMusterAddresses } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { seedReferences } from './seed-references';
import { seedSupplierBills } from './seed-supplier-bills';

/** Half a year of suppliers' bills in both demo licences. What customers owe comes by the events of their bills. */
export async function seedBookkeeping(seed: SeedContext): Promise<void> {
  for (const [licence, addresses] of [
    [demoLicences.bergwald, demoAddresses],
    [demoLicences.muster, demoMusterAddresses],
  ] as const) {
    if (!seed.wants(licence.id)) continue;
    await seedReferences(seed, licence, addresses);
    await seedSupplierBills(seed, licence, addresses);
  }
}
