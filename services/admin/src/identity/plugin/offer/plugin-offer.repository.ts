import { newId } from '@jahrring/contracts-common';
import {
  Clock,
  commonError,
  Database,
  execute,
  isUniqueViolation,
  type RequestContext,
  rowMapper,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type InstallationPatch, InstallationRepository } from '../../../database';
import { PluginOfferEntity, PluginReleaseEntity } from './plugin-offer.entity';

const uniqueKey = { index: 'ux_plugin_offers_plugin_key', column: 'plugin_key' };
const untouched = {
  categories: [],
  dependsOn: [],
  licenceTypes: [],
  releasedTo: 'all',
  pictureId: null,
  pictureOwnerId: null,
} as const;

/** Offers of plugins by superadmins: the same for every licence. */
@Injectable()
export class PluginOfferRepository extends InstallationRepository<PluginOfferEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, PluginOfferEntity, 'offer', { fields: { key: 'offer.pluginKey' }, search: [] });
  }

  findAll(ctx: RequestContext): Promise<PluginOfferEntity[]> {
    return this.query(ctx).getMany();
  }

  findOf(ctx: RequestContext, pluginKey: string): Promise<PluginOfferEntity | null> {
    return this.query(ctx).where('offer.pluginKey = :pluginKey', { pluginKey }).getOne();
  }

  /** Changes what is said of a plugin; `version` 0 where nothing was said yet. */
  async put(
    ctx: RequestContext,
    pluginKey: string,
    version: number,
    patch: InstallationPatch<PluginOfferEntity>,
  ): Promise<PluginOfferEntity> {
    const row = await this.findOf(ctx, pluginKey);
    if (row) return this.update(ctx, row.id, version, patch);
    if (version !== 0) throw commonError('VERSION_MISMATCH', undefined, { current: null });
    const values = { ...untouched, categories: [], dependsOn: [], licenceTypes: [], ...patch, pluginKey };
    try {
      return await this.insert(ctx, values);
    } catch (error) {
      if (isUniqueViolation(error, uniqueKey))
        throw commonError('VERSION_MISMATCH', undefined, { current: null });
      throw error;
    }
  }

  /** Ids of the licences a plugin is released to. */
  async findReleases(ctx: RequestContext, pluginKey: string): Promise<string[]> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(PluginReleaseEntity, 'released')
      .where('released.pluginKey = :pluginKey', { pluginKey })
      .getMany();
    return rows.map(({ licenceId }) => licenceId);
  }

  /** Keys of the plugins that are released to the context's licence by name. */
  async findReleased(ctx: RequestContext): Promise<Set<string>> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(PluginReleaseEntity, 'released')
      .where('released.licenceId = :licenceId', { licenceId: ctx.licenceId })
      .getMany();
    return new Set(rows.map(({ pluginKey }) => pluginKey));
  }

  async replaceReleases(
    ctx: RequestContext,
    pluginKey: string,
    licenceIds: readonly string[],
  ): Promise<void> {
    const manager = this.db.writing(ctx);
    await execute(manager, 'DELETE FROM plugin_releases WHERE plugin_key = ?', [pluginKey]);
    const rows = [...new Set(licenceIds)].map((licenceId) => ({ id: newId(), pluginKey, licenceId }));
    if (rows.length > 0) await rowMapper(this.db.dataSource, PluginReleaseEntity).insert(manager, rows);
  }

  protected override toCurrent({ pluginKey, version }: PluginOfferEntity): unknown {
    return { plugin: pluginKey, version };
  }
}
