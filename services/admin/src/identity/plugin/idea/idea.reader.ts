import type { CampaignState, Idea, IdeaComment, IdeaDetail, IdeaList } from '@jahrring/contracts-admin';
import { Clock, only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import { CampaignRepository } from '../funding/campaign.repository';
import { currentState } from '../funding/campaign.rules';
import { mayDecide } from '../funding/decider';
import { PluginVoteRepository } from '../funding/plugin-vote.repository';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import type { IdeaCommentEntity } from './idea-comment.entity';
import { IdeaFollows } from './idea-follows';
import { IdeaCommentRepository } from './idea-comment.repository';
import type { IdeaEntity } from './idea.entity';
import { IdeaRepository } from './idea.repository';
import { ideaStateOf, stepsOf } from './idea.rules';

/** Shows ideas with their votes, comments and where their campaigns have brought them. */
@Injectable()
export class IdeaReader {
  constructor(
    private readonly ideas: IdeaRepository,
    private readonly comments: IdeaCommentRepository,
    private readonly votes: PluginVoteRepository,
    private readonly campaigns: CampaignRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly licences: LicenceRepository,
    private readonly follows: IdeaFollows,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext): Promise<IdeaList> {
    const items = await this.views(ctx, await this.ideas.findAnywhere(ctx));
    items.sort((one, two) => two.votes - one.votes);
    return { items, total: items.length, mayDecide: mayDecide(ctx) };
  }

  async get(ctx: RequestContext, id: string): Promise<IdeaDetail> {
    const row = await this.ideas.getAnywhere(ctx, id);
    const view = only(await this.views(ctx, [row]));
    const campaign = await this.campaignOf(ctx, id);
    const announced = (await this.planned.findOpen(ctx)).some((plugin) => plugin.id === id);
    return {
      ...view,
      thread: await this.thread(ctx, await this.comments.findOfIdea(ctx, id)),
      mayDecide: mayDecide(ctx),
      steps: ctx.superadmin ? stepsOf(row.state, campaign) : [],
      fundable: ctx.superadmin && announced && (campaign === undefined || campaign === 'failed'),
    };
  }

  /** The state of the idea's latest campaign. */
  async campaignOf(ctx: RequestContext, id: string): Promise<CampaignState | undefined> {
    return (await this.campaignStates(ctx)).get(id);
  }

  /** Of the latest campaign of each plugin. */
  async campaignStates(ctx: RequestContext): Promise<Map<string, CampaignState>> {
    const now = this.clock.now();
    const newestFirst = await this.campaigns.findAll(ctx);
    return new Map(newestFirst.reverse().map((row) => [row.pluginId, currentState(row, now)]));
  }

  private async views(ctx: RequestContext, rows: readonly IdeaEntity[]): Promise<Idea[]> {
    const votes = await this.votes.countByPlugin(ctx);
    const own = new Set((await this.votes.findOwn(ctx)).map(({ pluginId }) => pluginId));
    const comments = await this.comments.countByIdea(ctx);
    const campaigns = await this.campaignStates(ctx);
    const names = await this.namesOf(ctx, rows);
    const followed = await this.follows.ofCaller(ctx, rows);
    return rows.map((row) => {
      const { id, licenceId, version, title, text, reason, proposedBy, createdAt } = row;
      const isOwn = licenceId === ctx.licenceId && row.proposedById === ctx.userId;
      return {
        ...{ id, version, title, text, reason, proposedBy, createdAt: createdAt.toISOString() },
        licenceName: names.get(licenceId) ?? '',
        state: ideaStateOf(row.state, campaigns.get(id)),
        votes: votes.get(id) ?? 0,
        voted: own.has(id),
        comments: comments.get(id) ?? 0,
        removable: isOwn && row.state === 'proposed',
        followed: followed.has(id),
      };
    });
  }

  private async thread(ctx: RequestContext, rows: readonly IdeaCommentEntity[]): Promise<IdeaComment[]> {
    const names = await this.namesOf(ctx, rows);
    return rows.map(({ id, version, text, author, authorId, licenceId, createdAt }) => ({
      ...{ id, version, text, author, createdAt: createdAt.toISOString() },
      licenceName: names.get(licenceId) ?? '',
      removable: ctx.superadmin || (licenceId === ctx.licenceId && authorId === ctx.userId),
    }));
  }

  private async namesOf(ctx: RequestContext, rows: readonly { licenceId: string }[]) {
    const ids = [...new Set(rows.map(({ licenceId }) => licenceId))];
    return new Map((await this.licences.getMany(ctx, ids)).map(({ id, name }) => [id, name]));
  }
}
