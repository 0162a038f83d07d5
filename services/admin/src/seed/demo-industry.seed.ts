import { demoLicences } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { SolutionService } from '../settings/industry-solution';

const { muster } = demoLicences;

/** Zimmerei Muster begins to apply the construction package; the work is done once all services run. */
export async function seedIndustrySolution(seed: SeedContext): Promise<void> {
  if (!seed.wants(muster.id)) return;
  const version = { number: 1, prices: {} };
  await seed.get(SolutionService).apply(seed.ctx(muster.id), muster.id, 'construction-ch', version);
}
