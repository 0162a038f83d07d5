import { type PluginId, type PluginPricing, plugins, type SetPluginPrice } from '@jahrring/contracts-admin';
import { localDateAt, newId, type Page } from '@jahrring/contracts-common';
import { Audit, Clock, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../identity-record';
import { LicencePluginRepository } from '../licence-plugin';
import type { PluginPriceEntity } from './plugin-price.entity';
import { PluginPriceRepository, pricesOn } from './plugin-price.repository';

/**
 * Prices of plugins per month. A price that was agreed to stays for those who agreed; a new one applies to activations
 * after it.
 */
@Injectable()
export class PluginPriceService {
  constructor(
    private readonly db: Database,
    private readonly prices: PluginPriceRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly users: UserRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext): Promise<Page<PluginPricing>> {
    const rows = await this.prices.findAll(ctx);
    const current = pricesOn(rows, this.today(ctx));
    const active = await this.licencePlugins.findActiveAnywhere(ctx);
    const items = plugins.map(({ id, tool, titleKey }): PluginPricing => {
      const used = active.filter(({ plugin }) => plugin === id);
      return {
        id,
        tool,
        titleKey,
        price: current.get(id) ?? null,
        prices: rows.filter(({ plugin }) => plugin === id).map(toPrice),
        licences: used.length,
        trials: used.filter(({ activeUntil }) => activeUntil !== null).length,
      };
    });
    return { items, total: items.length };
  }

  async set(ctx: RequestContext, plugin: PluginId, body: SetPluginPrice): Promise<PluginPricing> {
    const today = this.today(ctx);
    if (body.validFrom < today) throw fieldErrorOf('validFrom', 'min', { min: today });
    await this.db.tx(ctx, async (ctx) => {
      const user = await this.users.get(ctx, ctx.userId);
      const setBy = `${user.firstName} ${user.lastName}`;
      const row = { ...body, id: newId(), plugin, setBy, setAt: this.clock.now() };
      const before = pricesOn(await this.prices.findAll(ctx), body.validFrom).get(plugin) ?? null;
      await this.prices.replace(ctx, row);
      await this.audit.record(ctx, {
        action: 'update',
        entity: 'pluginPrice',
        entityId: row.id,
        before: { plugin, price: before },
        after: { plugin, ...body },
      });
    });
    const { items } = await this.list(ctx);
    const found = items.find(({ id }) => id === plugin);
    if (!found) throw new Error(`plugin ${plugin} is not in the catalogue`);
    return found;
  }

  private today(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}

function toPrice({ price, validFrom, setBy, setAt }: PluginPriceEntity) {
  return { price, validFrom, setBy, setAt: setAt.toISOString() };
}
