import { pluginItem, type PluginItem } from '@jahrring/contracts-admin';
import type { LeftReason } from '@jahrring/contracts-common';
import {
  AppError,
  type KeptItem,
  type KeptRecord,
  type PartKeeper,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PluginDirectory, PluginGate, PluginService } from '../../../identity';

export type AgreedPrices = Readonly<Record<string, string | undefined>>;

/** Plugins are switched on as an admin switches them; one that costs something needs the agreement to its price. */
@Injectable()
export class PluginPart {
  constructor(
    private readonly on: PluginDirectory,
    private readonly plugins: PluginService,
    private readonly gate: PluginGate,
  ) {}

  keeper(prices: AgreedPrices): PartKeeper<PluginItem> {
    return {
      values: pluginItem,
      find: (ctx, item) => this.find(ctx, item),
      refusal: (ctx, item) => this.refusal(ctx, item, prices),
      write: async (ctx, { values: { plugin } }) => {
        const price = prices[plugin];
        await this.plugins.switch(ctx, plugin, { state: 'active', ...(price ? { price } : {}) });
      },
      remove: async (ctx, { values: { plugin } }) => {
        await this.plugins.switch(ctx, plugin, { state: 'inactive' });
      },
      // Records made with a plugin stay when it is switched off: nothing is lost by taking it back.
      // One that others depend on has to stay.
      used: (ctx, items) => this.used(ctx, items),
    };
  }

  /** Prices per month of the plugins that cost something and are not on. */
  async prices(ctx: RequestContext): Promise<ReadonlyMap<string, string>> {
    const { items } = await this.plugins.list(ctx);
    const asked = items.flatMap(({ id, price, agreement, state }) =>
      price && Number(price) > 0 && !agreement && state === 'inactive' ? [[id, price] as const] : [],
    );
    return new Map(asked);
  }

  private async used(ctx: RequestContext, items: readonly KeptItem<PluginItem>[]): Promise<Set<string>> {
    const used = new Set<string>();
    for (const { key, values } of items)
      if ((await this.gate.needing(ctx, [values.plugin])).length > 0) used.add(key);
    return used;
  }

  private async find(
    ctx: RequestContext,
    { values: { plugin } }: KeptItem<PluginItem>,
  ): Promise<KeptRecord<PluginItem> | null> {
    if (!(await this.on.isOn(ctx, plugin))) return null;
    return { values: { plugin }, deleted: false, own: false };
  }

  private async refusal(
    ctx: RequestContext,
    { values: { plugin } }: KeptItem<PluginItem>,
    agreed: AgreedPrices,
  ): Promise<LeftReason | null> {
    // Somebody has to agree to what a plugin costs: the system is nobody.
    const may = ctx.userId !== '' && (ctx.superadmin || ctx.can('tools.plugin.install'));
    if (!may) return 'rights';
    try {
      await this.plugins.requireCode(ctx, plugin);
      await this.gate.requireOn(ctx, plugin);
    } catch (error) {
      if (error instanceof AppError) return 'unavailable';
      throw error;
    }
    const price = (await this.prices(ctx)).get(plugin);
    return price !== undefined && Number(agreed[plugin] ?? 0) !== Number(price) ? 'price' : null;
  }
}
