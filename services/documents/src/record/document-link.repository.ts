import type { LinkKind } from '@jahrring/contracts-documents';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentLinkEntity } from './document-link.entity';

/**
 * Links between documents and those they were created from. A user who may see one end sees only the parts of the other
 * end that they are allowed to see.
 */
@Injectable()
export class DocumentLinkRepository extends LicensedRepository<DocumentLinkEntity> {
  constructor(services: RepositoryServices) {
    super(services, DocumentLinkEntity, { name: 'link', audit: false, softDelete: false });
  }

  /** Links of a document in either direction, the oldest first. */
  ofDocument(ctx: RequestContext, documentId: string): Promise<DocumentLinkEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('(link.fromId = :documentId OR link.toId = :documentId)', { documentId })
        .orderBy('link.id', 'ASC'),
    );
  }

  async add(ctx: RequestContext, fromId: string, toId: string, kind: LinkKind): Promise<void> {
    const known = await this.one(
      this.query(ctx).andWhere('link.fromId = :fromId AND link.toId = :toId AND link.kind = :kind', {
        fromId,
        toId,
        kind,
      }),
    );
    if (!known) await this.insert(ctx, { fromId, toId, kind });
  }
}
