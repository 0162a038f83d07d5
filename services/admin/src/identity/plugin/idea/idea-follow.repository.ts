import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IdeaFollowEntity } from './idea-follow.entity';

@Injectable()
export class IdeaFollowRepository extends LicensedRepository<IdeaFollowEntity> {
  constructor(services: RepositoryServices) {
    super(services, IdeaFollowEntity, { name: 'ideaFollow', softDelete: false });
  }

  /** The caller's own words in their licence. */
  findOwn(ctx: RequestContext): Promise<IdeaFollowEntity[]> {
    return this.many(this.query(ctx).andWhere('ideaFollow.userId = :userId', { userId: ctx.userId }));
  }

  /** Returns the followers in all licences. */
  findOfIdea(ctx: RequestContext, ideaId: string): Promise<IdeaFollowEntity[]> {
    return this.db.manager(ctx).findBy(IdeaFollowEntity, { ideaId });
  }

  /** Removes the followers in all licences together with the idea. */
  async removeOfIdea(ctx: RequestContext, ideaId: string): Promise<void> {
    await execute(this.db.writing(ctx), 'DELETE FROM idea_follows WHERE idea_id = ?', [ideaId]);
  }
}
