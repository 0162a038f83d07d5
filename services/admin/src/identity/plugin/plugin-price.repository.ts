import type { PluginId } from '@jahrring/contracts-admin';
import { Database, execute, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PluginPriceEntity } from './plugin-price.entity';

/** Prices of the installation: the same for every licence. */
@Injectable()
export class PluginPriceRepository {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  findAll(ctx: RequestContext): Promise<PluginPriceEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(PluginPriceEntity, 'price')
      .orderBy('price.validFrom', 'DESC')
      .getMany();
  }

  /** In the place of another of the same day. */
  async replace(ctx: RequestContext, row: PluginPriceEntity): Promise<void> {
    const manager = this.db.writing(ctx);
    const day = [row.plugin, row.validFrom];
    await execute(manager, 'DELETE FROM plugin_prices WHERE plugin = ? AND valid_from = ?', day);
    await rowMapper(this.db.dataSource, PluginPriceEntity).insert(manager, [row]);
  }

  /** Returns the price of each plugin for somebody who activates it on a day; plugins that cost nothing are missing. */
  async findPrices(ctx: RequestContext, day: string): Promise<Map<PluginId, string>> {
    return pricesOn(await this.findAll(ctx), day);
  }
}

/** `rows` newest first. */
export function pricesOn(
  rows: readonly Pick<PluginPriceEntity, 'plugin' | 'price' | 'validFrom'>[],
  day: string,
): Map<PluginId, string> {
  const begun = rows.filter((row) => row.validFrom <= day);
  const current = begun.filter((row, at) => begun.findIndex((one) => one.plugin === row.plugin) === at);
  return new Map(current.filter((row) => Number(row.price) > 0).map((row) => [row.plugin, row.price]));
}
