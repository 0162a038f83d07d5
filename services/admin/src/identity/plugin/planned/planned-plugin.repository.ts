import { pluginIds } from '@jahrring/contracts-admin';
import {
  Clock,
  commonError,
  Database,
  fieldErrorOf,
  isUniqueViolation,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import type { NewInstallationRecord } from '../../../database';
import { PlannedPluginEntity } from './planned-plugin.entity';
import { toPlannedPlugin } from './planned-plugin.mapper';

const uniqueKey = { index: 'ux_planned_plugins_plugin_key', column: 'plugin_key' };

/** Announced plugins of the installation: the same for every licence. */
@Injectable()
export class PlannedPluginRepository extends InstallationRepository<PlannedPluginEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, PlannedPluginEntity, 'planned', { fields: { key: 'planned.pluginKey' }, search: [] });
  }

  findAll(ctx: RequestContext): Promise<PlannedPluginEntity[]> {
    return this.query(ctx).orderBy('planned.pluginKey').getMany();
  }

  /** Keeps every other writer of what belongs to it (votes, campaigns) waiting. Called before anything is read. */
  async lock(ctx: RequestContext, id: string): Promise<void> {
    const query = this.query(ctx).where('planned.id = :id', { id });
    // SQLite has one writer at a time anyway, and knows no row locks.
    if (this.db.kind === 'mysql') query.setLock('pessimistic_write');
    if (!(await query.getOne())) throw commonError('NOT_FOUND');
  }

  /** Those the product's catalogue has not taken over. */
  async findOpen(ctx: RequestContext): Promise<PlannedPluginEntity[]> {
    const known: readonly string[] = pluginIds;
    return (await this.findAll(ctx)).filter(({ pluginKey }) => !known.includes(pluginKey));
  }

  async create(
    ctx: RequestContext,
    values: NewInstallationRecord<PlannedPluginEntity>,
  ): Promise<PlannedPluginEntity> {
    try {
      return await this.insert(ctx, values);
    } catch (error) {
      if (isUniqueViolation(error, uniqueKey)) throw fieldErrorOf('key', 'unique');
      throw error;
    }
  }

  /** Takes a row out that still has this version; its key is free again. */
  async remove(ctx: RequestContext, row: PlannedPluginEntity, version: number): Promise<void> {
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(PlannedPluginEntity)
      .where('id = :id AND version = :version', { id: row.id, version })
      .execute();
    if (affected !== 1) throw commonError('VERSION_MISMATCH', undefined, { current: this.toCurrent(row) });
  }

  protected override toCurrent(row: PlannedPluginEntity): unknown {
    return { ...toPlannedPlugin(row), version: row.version };
  }
}
