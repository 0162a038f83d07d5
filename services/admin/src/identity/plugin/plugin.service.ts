import {
  adminErrors,
  type PluginId,
  pluginIds,
  type PluginList,
  plugins,
  type PluginView,
  type SwitchPlugin,
} from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { AppError, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { LicenceRepository } from '../identity-record';
import { ActivePlugins, isOn, LicencePluginRepository, neverOn } from '../licence-plugin';
import type { LicencePluginEntity } from '../licence-plugin';
import { toOfferedPlugin } from './planned/planned-plugin.mapper';
import type { OfferBook } from './offer/offer-book';
import { PluginGate } from './offer/plugin-gate';
import { PlannedPluginRepository } from './planned/planned-plugin.repository';
import { PluginAgreementService } from './plugin-agreement.service';
import { PluginPriceRepository } from './plugin-price.repository';
import { mayHave } from './plugin.access';
import { toPluginView } from './plugin.mapper';

/** Switching plugins in the context's licence. What it changes (rules, release set, routes) holds from the next request. */
@Injectable()
export class PluginService {
  constructor(
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly agreements: PluginAgreementService,
    private readonly prices: PluginPriceRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly activePlugins: ActivePlugins,
    private readonly gate: PluginGate,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** The catalogue with its state in this licence: what the licence may have, and what it has on. */
  async list(ctx: RequestContext): Promise<PluginList> {
    const book = await this.gate.book(ctx);
    const items = await this.views(ctx, book);
    const offered = (id: PluginId) => mayHave(ctx, id) && book.seen(id);
    const shown = items.filter(({ id, state, suspended }) => offered(id) || state === 'active' || suspended);
    const planned = (await this.planned.findOpen(ctx)).filter(({ pluginKey }) => book.seen(pluginKey));
    return { items: shown, total: shown.length, planned: planned.map((row) => toOfferedPlugin(row, book)) };
  }

  async get(ctx: RequestContext, plugin: PluginId): Promise<PluginView> {
    const views = await this.views(ctx, await this.gate.book(ctx));
    const view = views.find(({ id }) => id === plugin);
    if (!view) throw new Error(`plugin ${plugin} is not in the catalogue`);
    return view;
  }

  private async views(ctx: RequestContext, book: OfferBook): Promise<PluginView[]> {
    const now = this.clock.now();
    const rows = await this.licencePlugins.findAll(ctx);
    const agreements = await this.agreements.findOpen(ctx);
    const prices = await this.prices.findPrices(ctx, this.today(ctx));
    const carried = await this.activePlugins.findCarried(ctx.licenceId);
    return plugins.map((definition): PluginView => {
      const of = <T extends { plugin: PluginId }>(all: T[]) =>
        all.find(({ plugin }) => plugin === definition.id);
      return {
        id: definition.id,
        ...toPluginView(definition, {
          row: of(rows),
          rows,
          agreement: of(agreements),
          price: prices.get(definition.id),
          installed: carried.has(definition.id),
          book,
          now,
        }),
      };
    });
  }

  /**
   * Switches a plugin on or off; asking for the state it has already is no error.
   * @throws PLUGIN_WITHOUT_CODE where it is to be on and no released tool carries it, PLUGIN_NEEDS where what it depends on is
   * off, PLUGIN_NEEDED where it is to be off and others depend on it
   */
  async switch(ctx: RequestContext, key: string, change: SwitchPlugin): Promise<PluginView> {
    const plugin = await this.require(ctx, key);
    if (!mayHave(ctx, plugin)) throw commonError('NOT_FOUND');
    if (change.state === 'active') await this.requireCode(ctx, plugin);
    await this.db.tx(ctx, async (ctx) => {
      await this.licences.lock(ctx, ctx.licenceId);
      const row = await this.licencePlugins.findByPlugin(ctx, plugin);
      if (change.state === 'active') await this.activate(ctx, plugin, row, change.price);
      else await this.switchOff(ctx, [plugin]);
      ctx.afterCommit(() => this.sessions.forget());
    });
    return this.get(ctx, plugin);
  }

  /** Switches plugins off together. @throws PLUGIN_NEEDED where another one that stays on depends on one of them */
  async switchOff(ctx: RequestContext, ending: readonly PluginId[]): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.licences.lock(ctx, ctx.licenceId);
      await this.gate.requireOff(ctx, ending);
      for (const plugin of ending) {
        const row = await this.licencePlugins.findByPlugin(ctx, plugin);
        if (row) await this.deactivate(ctx, row);
      }
      ctx.afterCommit(() => this.sessions.forget());
    });
  }

  /**
   * The plugin of the catalogue that a key names.
   * @throws PLUGIN_WITHOUT_CODE where it is a planned one, which no released tool carries
   */
  async require(ctx: RequestContext, key: string): Promise<PluginId> {
    const known = pluginIds.find((id) => id === key);
    if (known) return known;
    const planned = await this.planned.findOpen(ctx);
    if (!planned.some(({ pluginKey }) => pluginKey === key)) throw commonError('NOT_FOUND');
    throw new AppError(adminErrors, 'PLUGIN_WITHOUT_CODE');
  }

  /** @throws PLUGIN_WITHOUT_CODE where no released tool carries the plugin */
  async requireCode(ctx: RequestContext, plugin: PluginId): Promise<void> {
    const carried = await this.activePlugins.findCarried(ctx.licenceId);
    if (!carried.has(plugin)) throw new AppError(adminErrors, 'PLUGIN_WITHOUT_CODE');
  }

  /** Somebody agrees to the present price. In a running test it is owed from the test's end on. */
  private async activate(
    ctx: RequestContext,
    plugin: PluginId,
    row: LicencePluginEntity | null,
    agreedPrice: string | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    const inTest = row !== null && isOn(row, now) && row.activeUntil !== null;
    if (row && isOn(row, now) && !inTest) return;
    await this.gate.requireOn(ctx, plugin);
    const price = (await this.prices.findPrices(ctx, this.today(ctx))).get(plugin) ?? '0.00';
    if (Number(price) !== Number(agreedPrice ?? 0))
      throw new AppError(adminErrors, 'PLUGIN_PRICE', { price });
    const on = { active: true, activatedAt: inTest ? row.activatedAt : now, activeUntil: null };
    if (row) await this.licencePlugins.update(ctx, row.id, row.version, on);
    else await this.licencePlugins.insert(ctx, { plugin, ...neverOn, ...on });
    await this.agreements.agree(ctx, plugin, price, (inTest && row.trialEndsAt) || now);
  }

  private async deactivate(ctx: RequestContext, row: LicencePluginEntity): Promise<void> {
    if (row.active) {
      await this.licencePlugins.update(ctx, row.id, row.version, { active: false, activeUntil: null });
    }
    await this.agreements.end(ctx, row.plugin);
  }

  private today(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}
