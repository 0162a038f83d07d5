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
import { LicenceRepository, UserRepository } from '../identity-record';
import { ActivePlugins, isOn, LicencePluginRepository, neverOn } from '../licence-plugin';
import type { LicencePlugin } from '../licence-plugin';
import { toPlannedPlugin } from './planned/planned-plugin.mapper';
import { PlannedPluginRepository } from './planned/planned-plugin.repository';
import { PluginAgreementRepository } from './plugin-agreement.repository';
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
    private readonly agreements: PluginAgreementRepository,
    private readonly prices: PluginPriceRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly activePlugins: ActivePlugins,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** The whole catalogue with its state in this licence. */
  async list(ctx: RequestContext): Promise<PluginList> {
    const now = this.clock.now();
    const rows = await this.licencePlugins.findAll(ctx);
    const agreements = await this.agreements.findOpen(ctx);
    const prices = await this.prices.findPrices(ctx, this.today(ctx));
    const carried = await this.activePlugins.findCarried(ctx.licenceId);
    const items = plugins.map((definition): PluginView => {
      const of = <T extends { plugin: PluginId }>(all: T[]) =>
        all.find(({ plugin }) => plugin === definition.id);
      return {
        id: definition.id,
        ...toPluginView(definition, {
          row: of(rows),
          agreement: of(agreements),
          price: prices.get(definition.id),
          installed: carried.has(definition.id),
          now,
        }),
      };
    });
    const shown = items.filter(({ id, state }) => mayHave(ctx, id) || state === 'active');
    const planned = (await this.planned.findOpen(ctx)).map(toPlannedPlugin);
    return { items: shown, total: shown.length, planned };
  }

  async get(ctx: RequestContext, plugin: PluginId): Promise<PluginView> {
    const { items } = await this.list(ctx);
    const view = items.find((item) => item.id === plugin);
    if (!view) throw new Error(`plugin ${plugin} is not in the catalogue`);
    return view;
  }

  /**
   * Switches a plugin on or off; asking for the state it has already is no error.
   * @throws PLUGIN_WITHOUT_CODE where it is to be on and no released tool carries it
   */
  async switch(ctx: RequestContext, key: string, change: SwitchPlugin): Promise<PluginView> {
    const plugin = await this.require(ctx, key);
    if (!mayHave(ctx, plugin)) throw commonError('NOT_FOUND');
    if (change.state === 'active') await this.requireCode(ctx, plugin);
    await this.db.tx(ctx, async (ctx) => {
      await this.licences.lock(ctx, ctx.licenceId);
      const row = await this.licencePlugins.findByPlugin(ctx, plugin);
      if (change.state === 'active') await this.activate(ctx, plugin, row, change.price);
      else if (row) await this.deactivate(ctx, row);
      ctx.afterCommit(() => this.sessions.forget());
    });
    return this.get(ctx, plugin);
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
    row: LicencePlugin | null,
    agreedPrice: string | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    const inTest = row !== null && isOn(row, now) && row.activeUntil !== null;
    if (row && isOn(row, now) && !inTest) return;
    const price = (await this.prices.findPrices(ctx, this.today(ctx))).get(plugin) ?? '0.00';
    if (Number(price) !== Number(agreedPrice ?? 0))
      throw new AppError(adminErrors, 'PLUGIN_PRICE', { price });
    const on = { active: true, activatedAt: inTest ? row.activatedAt : now, activeUntil: null };
    if (row) await this.licencePlugins.update(ctx, row.id, row.version, on);
    else await this.licencePlugins.insert(ctx, { plugin, ...neverOn, ...on });
    const user = await this.users.get(ctx, ctx.userId);
    await this.agreements.insert(ctx, {
      plugin,
      price,
      agreedById: ctx.userId,
      agreedBy: `${user.firstName} ${user.lastName}`,
      agreedAt: now,
      startsOn: localDateAt((inTest && row.trialEndsAt) || now, ctx.timeZone),
      endedOn: null,
    });
  }

  private async deactivate(ctx: RequestContext, row: LicencePlugin): Promise<void> {
    if (row.active) {
      await this.licencePlugins.update(ctx, row.id, row.version, { active: false, activeUntil: null });
    }
    const agreement = await this.agreements.findOpenOf(ctx, row.plugin);
    if (agreement)
      await this.agreements.update(ctx, agreement.id, agreement.version, { endedOn: this.today(ctx) });
  }

  private today(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}
