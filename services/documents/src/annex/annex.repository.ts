import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AnnexEntity } from './annex.entity';

/** Annexes of documents; who may see a document may see them, so they are asked for by its id. */
@Injectable()
export class AnnexRepository extends LicensedRepository<AnnexEntity> {
  constructor(services: RepositoryServices) {
    super(services, AnnexEntity, { name: 'annex', softDelete: false });
  }

  /** In the order in which they were added. */
  ofDocument(ctx: RequestContext, documentId: string): Promise<AnnexEntity[]> {
    return this.many(
      this.query(ctx).andWhere('annex.documentId = :documentId', { documentId }).orderBy('annex.id', 'ASC'),
    );
  }
}
