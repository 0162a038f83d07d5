import type { PluginId } from '@jahrring/contracts-admin';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isOn, LicencePluginEntity } from './licence-plugin.entity';

@Injectable()
export class LicencePluginRepository extends LicensedRepository<LicencePluginEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicencePluginEntity, { name: 'plugin' });
  }

  findAll(ctx: RequestContext): Promise<LicencePluginEntity[]> {
    return this.many(this.query(ctx));
  }

  findByPlugin(ctx: RequestContext, plugin: PluginId): Promise<LicencePluginEntity | null> {
    return this.one(this.query(ctx).andWhere('plugin.plugin = :plugin', { plugin }));
  }

  /** Ids of the plugins that are on. */
  async findActive(ctx: RequestContext): Promise<PluginId[]> {
    const now = this.now();
    const rows = await this.findAll(ctx);
    return rows.filter((row) => isOn(row, now)).map((row) => row.plugin);
  }

  /** Of every licence: what is on. For the installation's figures and jobs alone. */
  async findActiveAnywhere(ctx: RequestContext): Promise<LicencePluginEntity[]> {
    const now = this.now();
    const rows = await this.anywhere(ctx).getMany();
    return rows.filter((row) => isOn(row, now));
  }

  /** Of every licence: tests that end until a moment and are not ended yet. */
  findTrialsEnding(ctx: RequestContext, until: Date): Promise<LicencePluginEntity[]> {
    return this.anywhere(ctx).andWhere('plugin.activeUntil <= :until', { until }).getMany();
  }

  /** Of every licence: tests that still run, ordered by their end. */
  findTrialsRunning(ctx: RequestContext): Promise<LicencePluginEntity[]> {
    return this.anywhere(ctx)
      .andWhere('plugin.activeUntil > :now', { now: this.now() })
      .orderBy('plugin.activeUntil')
      .addOrderBy('plugin.id')
      .getMany();
  }

  private anywhere(ctx: RequestContext) {
    return this.db
      .manager(ctx)
      .createQueryBuilder(LicencePluginEntity, 'plugin')
      .where('plugin.active = :active AND plugin.deletedAt IS NULL', { active: true });
  }
}
