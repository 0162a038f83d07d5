import { type PluginId, plugins, type PluginView } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../auth/session.store';
import { ReleaseRepository } from '../release/release.repository';
import { LicencePluginRepository } from './licence-plugin.repository';

/** Switching plugins in the context's licence. What it changes (rules, release set, routes) holds from the next request. */
@Injectable()
export class PluginService {
  constructor(
    private readonly db: Database,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly releases: ReleaseRepository,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** The whole catalogue with its state in this licence. */
  async list(ctx: RequestContext): Promise<Page<PluginView>> {
    const rows = await this.licencePlugins.findAll(ctx);
    const installed = new Set((await this.releases.findActive(ctx)).map((release) => release.tool));
    const items = plugins.map((definition): PluginView => {
      const row = rows.find((one) => one.plugin === definition.id);
      return {
        ...definition,
        state: row?.active ? 'active' : 'inactive',
        installed: installed.has(definition.tool),
        activatedAt: row?.active ? (row.activatedAt?.toISOString() ?? null) : null,
      };
    });
    return { items, total: items.length };
  }

  /** Switches a plugin on or off; asking for the state it has already is no error. */
  async switch(ctx: RequestContext, plugin: PluginId, active: boolean): Promise<PluginView> {
    await this.db.tx(ctx, async (ctx) => {
      const row = await this.licencePlugins.findByPlugin(ctx, plugin);
      if ((row?.active ?? false) === active) return;
      const activatedAt = active ? this.clock.now() : (row?.activatedAt ?? null);
      if (row) await this.licencePlugins.update(ctx, row.id, row.version, { active, activatedAt });
      else await this.licencePlugins.insert(ctx, { plugin, active, activatedAt });
      ctx.afterCommit(() => this.sessions.forget());
    });
    const { items } = await this.list(ctx);
    const view = items.find((item) => item.id === plugin);
    if (!view) throw new Error(`plugin ${plugin} is not in the catalogue`);
    return view;
  }
}
