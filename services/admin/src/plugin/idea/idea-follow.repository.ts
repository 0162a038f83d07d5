import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IdeaFollowRow } from './idea-follow.entity';

@Injectable()
export class IdeaFollowRepository extends LicensedRepository<IdeaFollowRow> {
  constructor(services: RepositoryServices) {
    super(services, IdeaFollowRow, { name: 'ideaFollow', softDelete: false });
  }

  /** The caller's own words in their licence. */
  findOwn(ctx: RequestContext): Promise<IdeaFollowRow[]> {
    return this.many(this.query(ctx).andWhere('ideaFollow.userId = :userId', { userId: ctx.userId }));
  }

  /** Returns the followers in all licences. */
  findOfIdea(ctx: RequestContext, ideaId: string): Promise<IdeaFollowRow[]> {
    return this.db.manager(ctx).findBy(IdeaFollowRow, { ideaId });
  }

  /** Removes the followers in all licences together with the idea. */
  async removeOfIdea(ctx: RequestContext, ideaId: string): Promise<void> {
    await execute(this.db.writing(ctx), 'DELETE FROM idea_follows WHERE idea_id = ?', [ideaId]);
  }
}
