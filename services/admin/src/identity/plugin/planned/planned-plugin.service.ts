import {
  adminErrors,
  type CreatePlannedPlugin,
  type PlannedPluginView,
  pluginIds,
  pluginPermissions,
  type UpdatePlannedPlugin,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { AppError, Audit, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { defined } from '../../../database';
import { LicencePluginRepository } from '../../licence-plugin';
import { CampaignRepository } from '../funding/campaign.repository';
import { PluginVoteRepository } from '../funding/plugin-vote.repository';
import type { PlannedPluginEntity } from './planned-plugin.entity';
import { toPlannedPlugin } from './planned-plugin.mapper';
import { PlannedPluginRepository } from './planned-plugin.repository';

/** Keys that make the same permissions are the same: `my-hsm` and `my_hsm`. */
const taken = new Set(pluginIds.map((id) => pluginPermissions(id)[0]));

/** Plugins that superadmins announce before a tool carries them. Who may call is decided at the controller. */
@Injectable()
export class PlannedPluginService {
  constructor(
    private readonly db: Database,
    private readonly planned: PlannedPluginRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly campaigns: CampaignRepository,
    private readonly votes: PluginVoteRepository,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext): Promise<Page<PlannedPluginView>> {
    const rows = await this.planned.findAll(ctx);
    const items: PlannedPluginView[] = [];
    for (const row of rows) items.push(await this.view(ctx, row));
    return { items, total: items.length };
  }

  async get(ctx: RequestContext, id: string): Promise<PlannedPluginView> {
    return this.view(ctx, await this.planned.get(ctx, id));
  }

  /** `id`: of the idea that it comes from. */
  create(ctx: RequestContext, body: CreatePlannedPlugin, id?: string): Promise<PlannedPluginView> {
    if (taken.has(pluginPermissions(body.key)[0])) throw fieldErrorOf('key', 'unique');
    return this.db.tx(ctx, async (ctx) => {
      const { key, title, text, price } = body;
      const row = await this.planned.create(ctx, {
        ...(id ? { id } : {}),
        ...{ pluginKey: key, titles: title, texts: text, price },
      });
      await this.note(ctx, 'create', row.id, null, row);
      return this.view(ctx, row);
    });
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    { title, text, price }: UpdatePlannedPlugin,
  ): Promise<PlannedPluginView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.planned.get(ctx, id);
      const patch = defined({ titles: title, texts: text, price });
      const row = await this.planned.update(ctx, id, version, patch);
      await this.note(ctx, 'update', id, before, row);
      return this.view(ctx, row);
    });
  }

  /** Takes its votes with it. @throws PLUGIN_IN_USE where a licence has it on, CAMPAIGN_EXISTS where it had a campaign */
  remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    return this.db.tx(ctx, async (ctx) => {
      await this.planned.lock(ctx, id);
      const row = await this.planned.get(ctx, id);
      if ((await this.campaigns.findOfPlugin(ctx, id)).length > 0)
        throw new AppError(adminErrors, 'CAMPAIGN_EXISTS');
      if ((await this.countLicences(ctx, row)) > 0) throw new AppError(adminErrors, 'PLUGIN_IN_USE');
      await this.votes.removeOfPlugin(ctx, id);
      await this.planned.remove(ctx, row, version);
      await this.note(ctx, 'delete', id, row, null);
    });
  }

  private async view(ctx: RequestContext, row: PlannedPluginEntity): Promise<PlannedPluginView> {
    return { ...toPlannedPlugin(row), version: row.version, licences: await this.countLicences(ctx, row) };
  }

  private async countLicences(ctx: RequestContext, { pluginKey }: PlannedPluginEntity): Promise<number> {
    const active = await this.licencePlugins.findActiveAnywhere(ctx);
    return active.filter(({ plugin }) => plugin === pluginKey).length;
  }

  private async note(
    ctx: RequestContext,
    action: 'create' | 'update' | 'delete',
    entityId: string,
    before: PlannedPluginEntity | null,
    after: PlannedPluginEntity | null,
  ): Promise<void> {
    const entity = 'plannedPlugin';
    await this.audit.record(ctx, {
      action,
      entity,
      entityId,
      before: audited(before),
      after: audited(after),
    });
  }
}

function audited(row: PlannedPluginEntity | null) {
  return row && { plugin: row.pluginKey, title: row.titles.de, text: row.texts.de, price: row.price };
}
