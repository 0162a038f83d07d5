import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { requireDecider } from '../funding/decider';
import { PluginVoteRepository } from '../funding/plugin-vote.repository';
import { IdeaCommentRepository } from './idea-comment.repository';
import { IdeaFollowRepository } from './idea-follow.repository';
import type { IdeaEntity } from './idea.entity';
import { IdeaRepository } from './idea.repository';

interface Person {
  licenceId: string;
  userId: string;
}

const keyOf = ({ licenceId, userId }: Person) => `${licenceId} ${userId}`;

/** Followers of an idea: everybody who takes part, unless they unfollowed, and everybody who followed. */
@Injectable()
export class IdeaFollows {
  constructor(
    private readonly db: Database,
    private readonly ideas: IdeaRepository,
    private readonly follows: IdeaFollowRepository,
    private readonly comments: IdeaCommentRepository,
    private readonly votes: PluginVoteRepository,
  ) {}

  /** Says whether the caller wants to hear of it. A second time changes nothing. */
  set(ctx: RequestContext, ideaId: string, following: boolean): Promise<void> {
    requireDecider(ctx);
    return this.db.tx(ctx, async (tx) => {
      await this.ideas.lock(tx, ideaId);
      const present = (await this.follows.findOwn(tx)).find((row) => row.ideaId === ideaId);
      if (!present) await this.follows.insert(tx, { ideaId, userId: tx.userId, following });
      else if (present.following !== following)
        await this.follows.update(tx, present.id, present.version, { following });
    });
  }

  /** Returns the followers in all licences, each once. */
  async followersOf(ctx: RequestContext, idea: IdeaEntity): Promise<Person[]> {
    const said = await this.follows.findOfIdea(ctx, idea.id);
    const comments = await this.comments.findOfIdea(ctx, idea.id);
    const people: Person[] = [
      { licenceId: idea.licenceId, userId: idea.proposedById },
      ...(await this.votes.findOfPlugin(ctx, idea.id)),
      ...comments.map(({ licenceId, authorId }) => ({ licenceId, userId: authorId })),
      ...said.filter(({ following }) => following),
    ];
    const silent = new Set(said.filter(({ following }) => !following).map(keyOf));
    const byKey = new Map(people.map((person) => [keyOf(person), person]));
    return [...byKey].filter(([key]) => !silent.has(key)).map(([, person]) => person);
  }

  /** Ids of the ideas that the caller hears of. */
  async ofCaller(ctx: RequestContext, rows: readonly IdeaEntity[]): Promise<ReadonlySet<string>> {
    const voted = new Set((await this.votes.findOwn(ctx)).map(({ pluginId }) => pluginId));
    const commented = await this.comments.findOwnIdeas(ctx);
    const said = new Map((await this.follows.findOwn(ctx)).map((row) => [row.ideaId, row.following]));
    const isFollowed = ({ id, licenceId, proposedById }: IdeaEntity) =>
      said.get(id) ??
      (voted.has(id) || commented.has(id) || (licenceId === ctx.licenceId && proposedById === ctx.userId));
    return new Set(rows.filter(isFollowed).map(({ id }) => id));
  }

  async removeOfIdea(tx: RequestContext, ideaId: string): Promise<void> {
    await this.follows.removeOfIdea(tx, ideaId);
  }
}
