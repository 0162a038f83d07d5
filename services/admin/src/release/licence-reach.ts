import { groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../identity-record';
import { LicencePluginRepository } from '../licence-plugin';

/** A licence as far as its release set goes. */
export interface ReachedLicence {
  id: string;
  name: string;
  plugins: ReadonlySet<string>;
}

/** Every active licence with the plugins that are on, in two queries: to tell how far a version reaches. */
@Injectable()
export class LicenceReach {
  constructor(
    private readonly licences: LicenceRepository,
    private readonly plugins: LicencePluginRepository,
  ) {}

  async find(ctx: RequestContext): Promise<ReachedLicence[]> {
    const [licences, plugins] = await Promise.all([
      this.licences.findAll(ctx),
      this.plugins.findActiveAnywhere(ctx),
    ]);
    const byLicence = groupBy(plugins, (row) => row.licenceId);
    return licences
      .filter(({ state }) => state === 'active')
      .map(({ id, name }) => ({
        id,
        name,
        plugins: new Set((byLicence.get(id) ?? []).map((row) => row.plugin)),
      }));
  }
}
