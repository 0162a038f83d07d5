import type { AgreedPrices } from './parts/plugin-part';

/** Kind of the long work that applies a package or takes it back. */
export const solutionWork = 'admin.industry-solution';

export interface SolutionWork {
  licenceId: string;
  applicationId: string;
  prices: AgreedPrices;
}
