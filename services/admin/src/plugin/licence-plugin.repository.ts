import type { PluginId } from '@jahrring/contracts-admin';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicencePlugin } from './licence-plugin.entity';

@Injectable()
export class LicencePluginRepository extends LicensedRepository<LicencePlugin> {
  constructor(services: RepositoryServices) {
    super(services, LicencePlugin, { name: 'plugin' });
  }

  findAll(ctx: RequestContext): Promise<LicencePlugin[]> {
    return this.many(this.query(ctx));
  }

  findByPlugin(ctx: RequestContext, plugin: PluginId): Promise<LicencePlugin | null> {
    return this.one(this.query(ctx).andWhere('plugin.plugin = :plugin', { plugin }));
  }

  /** Ids of the plugins that are on. */
  async findActive(ctx: RequestContext): Promise<PluginId[]> {
    const rows = await this.findAll(ctx);
    return rows.filter((row) => row.active).map((row) => row.plugin);
  }
}
