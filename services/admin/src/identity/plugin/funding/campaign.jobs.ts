import {
  type CampaignState,
  notificationRequested,
  type PlannedPluginTexts,
} from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import {
  Clock,
  Database,
  Job,
  type JobRun,
  Outbox,
  type RequestContext,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../../identity-record';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import { CampaignPledgeRepository } from './campaign-pledge.repository';
import { CampaignRepository } from './campaign.repository';

/** Lets campaigns fail at their end, and tells the admins of their investors about each step. */
@Injectable()
export class CampaignJobs {
  constructor(
    private readonly db: Database,
    private readonly campaigns: CampaignRepository,
    private readonly pledges: CampaignPledgeRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly memberships: MembershipRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Nobody can pledge from the end on in any case; with the changed row lists and notifications say so. */
  @Job<CampaignJobs>({
    ...{ name: 'admin.campaigns.advance', everySeconds: 5 },
    isDue: ({ campaigns, clock }) => isAnyDue(campaigns, clock),
  })
  async advance({ signal }: JobRun): Promise<void> {
    const anywhere = systemContext({ licenceId: '' });
    for (const { id } of await this.campaigns.findEnded(anywhere, this.clock.now())) {
      if (signal.aborted) return;
      await this.db.tx(anywhere, (ctx) => this.fail(ctx, id));
    }
    for (const { id } of await this.campaigns.findUntold(anywhere)) {
      if (signal.aborted) return;
      await this.db.tx(anywhere, (ctx) => this.notify(ctx, id));
    }
  }

  private async fail(ctx: RequestContext, id: string): Promise<void> {
    const { state, version } = await this.campaigns.lock(ctx, id);
    if (state === 'open' || state === 'development')
      await this.campaigns.update(ctx, id, version, { state: 'failed' });
  }

  private async notify(ctx: RequestContext, id: string): Promise<void> {
    const { pluginId, state } = await this.campaigns.lock(ctx, id);
    const { titles } = await this.planned.get(ctx, pluginId);
    for (const { licenceId } of await this.pledges.findOf(ctx, id))
      await this.notifyLicence(ctx.inLicence(licenceId), titles, state);
    await this.campaigns.markTold(ctx, id, state);
  }

  /** In each admin's own language, as the plugin's title is a part of what is told. */
  private async notifyLicence(
    ctx: RequestContext,
    titles: PlannedPluginTexts,
    state: CampaignState,
  ): Promise<void> {
    const admins = await this.memberships.members(ctx, await this.memberships.findAdmins(ctx));
    const titleIn: Readonly<Record<string, string | undefined>> = titles;
    for (const locale of new Set(admins.map(({ user }) => user.locale))) {
      const told = admins.filter(({ user }) => user.locale === locale);
      await this.outbox.add(ctx, notificationRequested, {
        id: newId(),
        employeeIds: told.map(({ membership }) => membership.id),
        kind: 'admin.campaign',
        titleKey: `admin:notify.campaign.${state}`,
        params: { plugin: titleIn[locale] || titles.de },
        path: '/plugins',
      });
    }
  }
}

async function isAnyDue(campaigns: CampaignRepository, clock: Clock): Promise<boolean> {
  const anywhere = systemContext({ licenceId: '' });
  const ended = await campaigns.findEnded(anywhere, clock.now());
  return ended.length > 0 || (await campaigns.findUntold(anywhere)).length > 0;
}
