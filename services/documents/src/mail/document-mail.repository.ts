import { Clock, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentMailEntity } from './document-mail.entity';

/** Mails of documents; who may see a document's mails has asked for the document first. */
@Injectable()
export class DocumentMailRepository extends LicensedRepository<DocumentMailEntity> {
  constructor(
    services: RepositoryServices,
    private readonly clock: Clock,
  ) {
    // The document records what was sent to whom; the trail needs no second copy of the text.
    super(services, DocumentMailEntity, { name: 'mail', audit: false });
  }

  /** Latest first. */
  ofDocument(ctx: RequestContext, documentId: string): Promise<DocumentMailEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('mail.documentId = :documentId', { documentId })
        .orderBy('mail.createdAt', 'DESC')
        .addOrderBy('mail.id', 'DESC'),
    );
  }

  /** Those of all licences that may go out now, oldest first. */
  due(ctx: RequestContext, limit: number): Promise<{ id: string; licenceId: string }[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(DocumentMailEntity, 'mail')
      .select('mail.id', 'id')
      .addSelect('mail.licenceId', 'licenceId')
      .where("mail.state = 'queued' AND mail.nextAttemptAt <= :now", { now: this.clock.now() })
      .orderBy('mail.nextAttemptAt')
      .limit(limit)
      .getRawMany<{ id: string; licenceId: string }>();
  }
}
