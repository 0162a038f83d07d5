import { demoAddresses, demoLicences, demoMusterAddresses } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { seedReferences } from './seed-references';
import { seedSupplierBills } from './seed-supplier-bills';

/** Half a year of suppliers' bills in both demo licences. What customers owe comes by the events of their bills. */
export async function seedBookkeeping(seed: SeedContext): Promise<void> {
  await seedReferences(seed, demoLicences.bergwald, demoAddresses);
  await seedReferences(seed, demoLicences.muster, demoMusterAddresses);
  await seedSupplierBills(seed, demoLicences.bergwald, demoAddresses);
  await seedSupplierBills(seed, demoLicences.muster, demoMusterAddresses);
}
