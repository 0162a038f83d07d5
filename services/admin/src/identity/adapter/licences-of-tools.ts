import { groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../identity-record';
import { LicencePluginRepository } from '../licence-plugin';
import { ToolLicences } from '../../registry';
import type { ReachedLicence } from '../../registry';

/** Licences for the registry; those it reaches with the plugins that are on, in two queries. */
@Injectable()
export class LicencesOfTools extends ToolLicences {
  constructor(
    private readonly licences: LicenceRepository,
    private readonly plugins: LicencePluginRepository,
  ) {
    super();
  }

  async findReached(ctx: RequestContext): Promise<ReachedLicence[]> {
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

  get(ctx: RequestContext, id: string): Promise<{ id: string; name: string }> {
    return this.licences.get(ctx, id);
  }

  getMany(ctx: RequestContext, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.licences.getMany(ctx, ids);
  }
}
