import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentFileEntity } from './document-file.entity';

/** Frozen PDFs. Written once on issue; only an offer that is taken back hands its own to its revisions. */
@Injectable()
export class DocumentFileRepository extends LicensedRepository<DocumentFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, DocumentFileEntity, { name: 'file', audit: false });
  }

  async store(ctx: RequestContext, documentId: string, bytes: Buffer, hash: string): Promise<void> {
    await this.insert(ctx, { documentId, hash, size: bytes.length, content: bytes.toString('base64') });
  }

  /** Takes the bytes out, for keeping them elsewhere; null where there are none. */
  async detach(ctx: RequestContext, documentId: string): Promise<string | null> {
    const file = await this.one(this.query(ctx).andWhere('file.documentId = :documentId', { documentId }));
    if (!file) return null;
    await this.db.writing(ctx).delete(DocumentFileEntity, { licenceId: ctx.licenceId, id: file.id });
    return file.content;
  }

  async read(ctx: RequestContext, documentId: string): Promise<Buffer | null> {
    const file = await this.one(this.query(ctx).andWhere('file.documentId = :documentId', { documentId }));
    return file && Buffer.from(file.content, 'base64');
  }
}
