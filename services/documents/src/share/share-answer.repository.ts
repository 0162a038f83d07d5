import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ShareAnswerEntity } from './share-answer.entity';

/** Answers to documents: only ever added. */
@Injectable()
export class ShareAnswerRepository extends LicensedRepository<ShareAnswerEntity> {
  constructor(services: RepositoryServices) {
    // The answer is recorded at its document, with whoever gave it.
    super(services, ShareAnswerEntity, { name: 'share_answer', audit: false });
  }

  /** In the order in which they were given. */
  ofDocument(ctx: RequestContext, documentId: string): Promise<ShareAnswerEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('share_answer.documentId = :documentId', { documentId })
        .orderBy('share_answer.createdAt', 'ASC')
        .addOrderBy('share_answer.id', 'ASC'),
    );
  }

  /** Returns the acceptance of an offer; null if it was not accepted by a link. */
  async acceptance(ctx: RequestContext, documentId: string): Promise<ShareAnswerEntity | null> {
    return (await this.ofDocument(ctx, documentId)).find(({ kind }) => kind === 'accepted') ?? null;
  }
}
