import {
  adminErrors,
  type CampaignDetail,
  type CampaignPledge,
  type CampaignState,
  type CampaignView,
  type CreateCampaign,
} from '@jahrring/contracts-admin';
import { addDays, localDateAt, type Page, startOfDay } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Clock,
  commonError,
  Database,
  fieldErrorOf,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import { PledgeAgreementRepository } from '../agreement/pledge-agreement.repository';
import { OperatorSettingsService } from '../billing/operator-settings.service';
import type { PlannedPluginEntity } from '../planned/planned-plugin.entity';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import type { CampaignPledgeEntity } from './campaign-pledge.entity';
import { CampaignPledgeRepository } from './campaign-pledge.repository';
import type { CampaignEntity } from './campaign.entity';
import { toCampaign, toPledge } from './campaign.mapper';
import { CampaignRepository } from './campaign.repository';
import { currentState } from './campaign.rules';
import { PluginVoteRepository } from './plugin-vote.repository';

/** Data that a view of campaigns needs besides their rows. */
interface Beside {
  plugins: readonly PlannedPluginEntity[];
  votes: ReadonlyMap<string, number>;
}

/** Campaigns as superadmins keep them. Who may call is decided at the controller. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly db: Database,
    private readonly campaigns: CampaignRepository,
    private readonly pledges: CampaignPledgeRepository,
    private readonly votes: PluginVoteRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly licences: LicenceRepository,
    private readonly agreements: PledgeAgreementRepository,
    private readonly operator: OperatorSettingsService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext): Promise<Page<CampaignView>> {
    const rows = await this.campaigns.findAll(ctx);
    const pledges = await this.pledges.findByCampaign(
      ctx,
      rows.map(({ id }) => id),
    );
    const beside = await this.beside(ctx);
    const items = rows.map((row) => this.view(row, pledges.get(row.id) ?? [], beside));
    return { items, total: items.length };
  }

  async get(ctx: RequestContext, id: string): Promise<CampaignDetail> {
    const row = await this.campaigns.get(ctx, id);
    const pledges = await this.pledges.findOf(ctx, id);
    const view = this.view(row, pledges, await this.beside(ctx));
    return { ...view, pledges: await this.named(ctx, pledges) };
  }

  /** @throws CAMPAIGN_EXISTS where the plugin has one that has not failed */
  create(ctx: RequestContext, { pluginId, endsOn, ...terms }: CreateCampaign): Promise<CampaignDetail> {
    const now = this.clock.now();
    if (endsOn < localDateAt(now, ctx.timeZone)) throw fieldErrorOf('endsOn', 'future');
    const endsAt = new Date(startOfDay(addDays(endsOn, 1), ctx.timeZone));
    return this.db.tx(ctx, async (ctx) => {
      await this.planned.lock(ctx, pluginId);
      const others = await this.campaigns.findOfPlugin(ctx, pluginId);
      if (others.some((one) => currentState(one, now) !== 'failed'))
        throw new AppError(adminErrors, 'CAMPAIGN_EXISTS');
      const begun = { state: 'open', toldState: 'open', invoicedAt: null, deliveredAt: null } as const;
      const row = await this.campaigns.insert(ctx, { ...terms, ...begun, pluginId, endsAt });
      await this.note(ctx, 'create', row.id, null, row);
      return this.get(ctx, row.id);
    });
  }

  /** @throws CAMPAIGN_HAS_PLEDGES where a licence has agreed to its terms */
  remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    return this.db.tx(ctx, async (ctx) => {
      const row = await this.campaigns.lock(ctx, id);
      if ((await this.pledges.findOf(ctx, id)).length > 0)
        throw new AppError(adminErrors, 'CAMPAIGN_HAS_PLEDGES');
      await this.campaigns.remove(ctx, row, version);
      await this.note(ctx, 'delete', id, row, null);
    });
  }

  /**
   * Ends the collecting of a guaranteed campaign: each pledge is owed from now on, once, and its bill is written in the
   * operator's own licence.
   * @throws OPERATOR_LICENCE_MISSING, OPERATOR_LICENCE_UNFIT
   */
  invoice(ctx: RequestContext, id: string, version: number): Promise<CampaignDetail> {
    const invoicedAt = this.clock.now();
    return this.step(
      ctx,
      { id, version, from: 'guaranteed' },
      { state: 'invoiced', invoicedAt },
      async (ctx) => {
        const { id: billLicenceId } = await this.operator.billingLicence(ctx);
        for (const { licenceId, id: pledge, version } of await this.pledges.findOf(ctx, id))
          await this.pledges.update(ctx.inLicence(licenceId), pledge, version, { invoicedAt, billLicenceId });
      },
    );
  }

  deliver(ctx: RequestContext, id: string, version: number): Promise<CampaignDetail> {
    const patch = { state: 'delivered', deliveredAt: this.clock.now() } as const;
    return this.step(ctx, { id, version, from: 'invoiced' }, patch);
  }

  private step(
    ctx: RequestContext,
    { id, version, from }: { id: string; version: number; from: CampaignState },
    patch: Partial<Pick<CampaignEntity, 'state' | 'invoicedAt' | 'deliveredAt'>>,
    then?: (ctx: RequestContext) => Promise<void>,
  ): Promise<CampaignDetail> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.campaigns.lock(ctx, id);
      if (before.version !== version)
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.get(ctx, id) });
      if (before.state !== from) throw new AppError(adminErrors, 'CAMPAIGN_STATE');
      const row = await this.campaigns.update(ctx, id, version, patch);
      await then?.(ctx);
      await this.note(ctx, 'update', id, before, row);
      return this.get(ctx, id);
    });
  }

  private async beside(ctx: RequestContext): Promise<Beside> {
    return { plugins: await this.planned.findAll(ctx), votes: await this.votes.countByPlugin(ctx) };
  }

  private view(row: CampaignEntity, pledges: readonly CampaignPledgeEntity[], beside: Beside): CampaignView {
    const { pluginId, version, invoicedAt, deliveredAt } = row;
    const title = beside.plugins.find(({ id }) => id === pluginId)?.titles ?? { de: '' };
    return {
      ...toCampaign(row, pledges, this.clock.now()),
      version,
      plugin: { id: pluginId, title },
      votes: beside.votes.get(pluginId) ?? 0,
      invoicedAt: invoicedAt?.toISOString() ?? null,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    };
  }

  private async named(
    ctx: RequestContext,
    pledges: readonly CampaignPledgeEntity[],
  ): Promise<CampaignPledge[]> {
    const licences = await this.licences.getMany(
      ctx,
      pledges.map(({ licenceId }) => licenceId),
    );
    const names = new Map(licences.map(({ id, name }) => [id, name]));
    const agreed = await this.agreements.whichOf(
      ctx,
      pledges.map(({ id }) => id),
    );
    return pledges.map((row) => ({
      licenceId: row.licenceId,
      licenceName: names.get(row.licenceId) ?? '',
      ...toPledge(row, agreed),
      invoicedAt: row.invoicedAt?.toISOString() ?? null,
      billing: row.billLicenceId !== null && row.billNumber === null,
      billProblem: row.billProblem,
    }));
  }

  private async note(
    ctx: RequestContext,
    action: 'create' | 'update' | 'delete',
    entityId: string,
    before: CampaignEntity | null,
    after: CampaignEntity | null,
  ): Promise<void> {
    const changes = { before: audited(before), after: audited(after) };
    await this.audit.record(ctx, { action, entity: 'campaign', entityId, ...changes });
  }
}

function audited(row: CampaignEntity | null) {
  return row && { goal: row.goal, endsAt: row.endsAt.toISOString(), state: row.state };
}
