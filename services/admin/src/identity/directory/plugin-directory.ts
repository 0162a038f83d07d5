import type { PluginId } from '@jahrring/contracts-admin';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isOn, type LicencePluginEntity, LicencePluginRepository } from '../licence-plugin';

/** Plugins of licences, for the floor above. */
@Injectable()
export class PluginDirectory {
  constructor(
    private readonly plugins: LicencePluginRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns true if the plugin is on in the context's licence. */
  async isOn(ctx: RequestContext, plugin: PluginId): Promise<boolean> {
    const row = await this.plugins.findByPlugin(ctx, plugin);
    return row !== null && isOn(row, this.clock.now());
  }

  /** Of every licence: what is on. */
  findActiveAnywhere(ctx: RequestContext): Promise<LicencePluginEntity[]> {
    return this.plugins.findActiveAnywhere(ctx);
  }
}
