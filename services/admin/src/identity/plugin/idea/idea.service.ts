import {
  adminErrors,
  type CreateIdea,
  type IdeaDetail,
  ideaLimits,
  type StepIdea,
  type UpdateIdea,
} from '@jahrring/contracts-admin';
import { AppError, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../identity-record';
import { requireDecider } from '../funding/decider';
import { PluginVoteRepository } from '../funding/plugin-vote.repository';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import { PlannedPluginService } from '../planned/planned-plugin.service';
import { IdeaCommentRepository } from './idea-comment.repository';
import { IdeaFollowRepository } from './idea-follow.repository';
import { IdeaReader } from './idea.reader';
import { IdeaRepository } from './idea.repository';
import { stateAfter, stepsOf } from './idea.rules';

/** Ideas of licences' admins, what they think of them, and what the operator makes of them. */
@Injectable()
export class IdeaService {
  constructor(
    private readonly db: Database,
    private readonly ideas: IdeaRepository,
    private readonly comments: IdeaCommentRepository,
    private readonly votes: PluginVoteRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly plugins: PlannedPluginService,
    private readonly users: UserRepository,
    private readonly reader: IdeaReader,
    private readonly follows: IdeaFollowRepository,
  ) {}

  /** @throws IDEAS_FULL */
  async propose(ctx: RequestContext, { title, text }: CreateIdea): Promise<IdeaDetail> {
    requireDecider(ctx);
    const proposedBy = await this.nameOf(ctx);
    return this.db.tx(ctx, async (ctx) => {
      const max = ideaLimits.open;
      if ((await this.ideas.countProposed(ctx)) >= max)
        throw new AppError(adminErrors, 'IDEAS_FULL', { max });
      const begun = { state: 'proposed', toldState: 'proposed', reason: null } as const;
      const own = { title, text, proposedById: ctx.userId, proposedBy };
      const { id } = await this.ideas.insert(ctx, { ...own, ...begun });
      // Whoever proposes it wants it.
      await this.votes.insert(ctx, { pluginId: id, userId: ctx.userId });
      return this.reader.get(ctx, id);
    });
  }

  /** Changes one's own idea while nobody has decided about it. @throws IDEA_STATE */
  update(ctx: RequestContext, id: string, version: number, { title, text }: UpdateIdea): Promise<IdeaDetail> {
    return this.db.tx(ctx, async (ctx) => {
      await this.lockOwn(ctx, id);
      await this.ideas.update(ctx, id, version, { title, text });
      return this.reader.get(ctx, id);
    });
  }

  /** Takes back one's own idea while nobody has decided about it; its votes go with it. @throws IDEA_STATE */
  remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    return this.db.tx(ctx, async (ctx) => {
      await this.lockOwn(ctx, id);
      await this.ideas.remove(ctx, id, version);
      await this.votes.removeOfPlugin(ctx, id);
      await this.follows.removeOfIdea(ctx, id);
    });
  }

  /** Waits for every other writer of the caller's own idea. @throws NOT_FOUND of another's, IDEA_STATE once it is decided */
  private async lockOwn(ctx: RequestContext, id: string): Promise<void> {
    const { licenceId, proposedById, state } = await this.ideas.lock(ctx, id);
    if (licenceId !== ctx.licenceId || proposedById !== ctx.userId) throw commonError('NOT_FOUND');
    if (state !== 'proposed') throw new AppError(adminErrors, 'IDEA_STATE');
  }

  /** Voting a second time changes nothing. @throws IDEA_STATE of an idea that was declined or is there */
  vote(ctx: RequestContext, id: string): Promise<void> {
    requireDecider(ctx);
    return this.db.tx(ctx, async (ctx) => {
      const { state } = await this.ideas.lock(ctx, id);
      if (state === 'declined' || state === 'released') throw new AppError(adminErrors, 'IDEA_STATE');
      await this.lockPlugin(ctx, id);
      const own = await this.votes.findOwn(ctx);
      if (own.some(({ pluginId }) => pluginId === id)) return;
      await this.votes.insert(ctx, { pluginId: id, userId: ctx.userId });
    });
  }

  /** Taking back a vote that there is not changes nothing. */
  withdraw(ctx: RequestContext, id: string): Promise<void> {
    requireDecider(ctx);
    return this.db.tx(ctx, async (ctx) => {
      await this.ideas.lock(ctx, id);
      await this.lockPlugin(ctx, id);
      const vote = (await this.votes.findOwn(ctx)).find(({ pluginId }) => pluginId === id);
      if (vote) await this.votes.remove(ctx, vote.id, vote.version);
    });
  }

  /** @throws IDEA_COMMENTS_FULL */
  async comment(ctx: RequestContext, ideaId: string, text: string): Promise<IdeaDetail> {
    const author = await this.nameOf(ctx);
    return this.db.tx(ctx, async (ctx) => {
      await this.ideas.lock(ctx, ideaId);
      const max = ideaLimits.comments;
      if ((await this.comments.findOfIdea(ctx, ideaId)).length >= max)
        throw new AppError(adminErrors, 'IDEA_COMMENTS_FULL', { max });
      await this.comments.insert(ctx, { ideaId, text, authorId: ctx.userId, author });
      return this.reader.get(ctx, ideaId);
    });
  }

  /** Deletes one's own comment; superadmins delete every one. */
  removeComment(
    ctx: RequestContext,
    ideaId: string,
    { id, version }: { id: string; version: number },
  ): Promise<void> {
    return this.db.tx(ctx, async (ctx) => {
      const found = (await this.comments.findOfIdea(ctx, ideaId)).find((one) => one.id === id);
      const isOwn = found?.licenceId === ctx.licenceId && found.authorId === ctx.userId;
      if (!found || !(isOwn || ctx.superadmin)) throw commonError('NOT_FOUND');
      const there = isOwn ? ctx : ctx.inLicence(found.licenceId);
      await this.comments.remove(there, id, version);
    });
  }

  /** The operator's decision. @throws IDEA_STATE */
  step(ctx: RequestContext, id: string, version: number, step: StepIdea): Promise<IdeaDetail> {
    return this.db.tx(ctx, async (ctx) => {
      const row = await this.ideas.lock(ctx, id);
      if (row.version !== version)
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.reader.get(ctx, id) });
      if (!stepsOf(row.state, await this.reader.campaignOf(ctx, id)).includes(step.step))
        throw new AppError(adminErrors, 'IDEA_STATE');
      if (step.step === 'plan') await this.announce(ctx, id, step.key, row);
      const reason = step.step === 'decline' ? step.reason : null;
      const there = ctx.inLicence(row.licenceId);
      await this.ideas.update(there, id, version, { state: stateAfter[step.step], reason });
      return this.reader.get(ctx, id);
    });
  }

  /** The plugin bears the idea's id: its votes are the plugin's from now on. One that was announced before stays. */
  private async announce(ctx: RequestContext, id: string, key: string, { title, text }: CreateIdea) {
    if (await this.planned.find(ctx, id)) return;
    const words = { title: { de: title }, text: { de: text.slice(0, 500) }, price: null };
    await this.plugins.create(ctx, { key, ...words }, id);
  }

  /** Votes also come by the plugin, where there is one. */
  private async lockPlugin(ctx: RequestContext, id: string): Promise<void> {
    if (await this.planned.find(ctx, id)) await this.planned.lock(ctx, id);
  }

  private async nameOf(ctx: RequestContext): Promise<string> {
    const { firstName, lastName } = await this.users.get(ctx, ctx.userId);
    return `${firstName} ${lastName}`;
  }
}
