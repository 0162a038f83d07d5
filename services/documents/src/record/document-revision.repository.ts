import type { RevisionView } from '@jahrring/contracts-documents';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRevisionEntity } from './document-revision.entity';

/** Versions that were sent and withdrawn; users who may see a document may see its revisions. */
@Injectable()
export class DocumentRevisionRepository extends LicensedRepository<DocumentRevisionEntity> {
  constructor(services: RepositoryServices) {
    super(services, DocumentRevisionEntity, { name: 'revision', audit: false, softDelete: false });
  }

  /** Without their PDFs, the oldest first. */
  async ofDocument(ctx: RequestContext, documentId: string): Promise<RevisionView[]> {
    const rows = await this.many(
      this.query(ctx)
        .select(['revision.revision', 'revision.issuedAt', 'revision.pdfHash'])
        .andWhere('revision.documentId = :documentId', { documentId })
        .orderBy('revision.revision', 'ASC'),
    );
    return rows.map(({ revision, issuedAt, pdfHash }) => ({
      revision,
      issuedAt: issuedAt.toISOString(),
      pdfHash,
    }));
  }

  /** The PDF of one revision; null where there is none. */
  async read(
    ctx: RequestContext,
    documentId: string,
    revision: number,
  ): Promise<{ bytes: Buffer; pdfHash: string } | null> {
    const found = await this.one(
      this.query(ctx).andWhere('revision.documentId = :documentId AND revision.revision = :revision', {
        documentId,
        revision,
      }),
    );
    return found && { bytes: Buffer.from(found.content, 'base64'), pdfHash: found.pdfHash };
  }
}
