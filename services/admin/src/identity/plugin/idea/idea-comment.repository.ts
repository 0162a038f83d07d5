import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IdeaCommentEntity } from './idea-comment.entity';

@Injectable()
export class IdeaCommentRepository extends LicensedRepository<IdeaCommentEntity> {
  constructor(services: RepositoryServices) {
    super(services, IdeaCommentEntity, { name: 'ideaComment' });
  }

  /** Of every licence, first written first. */
  findOfIdea(ctx: RequestContext, ideaId: string): Promise<IdeaCommentEntity[]> {
    return this.anywhere(ctx)
      .andWhere('comment.ideaId = :ideaId', { ideaId })
      .orderBy('comment.createdAt')
      .addOrderBy('comment.id')
      .getMany();
  }

  /** Ids of the ideas that the caller has commented on in their licence. */
  async findOwnIdeas(ctx: RequestContext): Promise<Set<string>> {
    const own = this.query(ctx).andWhere('ideaComment.authorId = :userId', { userId: ctx.userId });
    return new Set((await this.many(own)).map(({ ideaId }) => ideaId));
  }

  /** Of every licence: how many each idea has. */
  async countByIdea(ctx: RequestContext): Promise<Map<string, number>> {
    const rows = await this.anywhere(ctx)
      .select('comment.ideaId', 'ideaId')
      .addSelect('COUNT(*)', 'comments')
      .groupBy('comment.ideaId')
      .getRawMany<{ ideaId: string; comments: number | string }>();
    return new Map(rows.map(({ ideaId, comments }) => [ideaId, Number(comments)]));
  }

  private anywhere(ctx: RequestContext) {
    return this.db
      .manager(ctx)
      .createQueryBuilder(IdeaCommentEntity, 'comment')
      .where('comment.deletedAt IS NULL');
  }
}
