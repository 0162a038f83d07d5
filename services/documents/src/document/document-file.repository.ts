import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentFileEntity } from './document-file.entity';

/** Frozen PDFs. Written once on issue; nothing changes or deletes them. */
@Injectable()
export class DocumentFileRepository extends LicensedRepository<DocumentFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, DocumentFileEntity, { name: 'file', audit: false });
  }

  async store(ctx: RequestContext, documentId: string, bytes: Buffer, hash: string): Promise<void> {
    await this.insert(ctx, { documentId, hash, size: bytes.length, content: bytes.toString('base64') });
  }

  async read(ctx: RequestContext, documentId: string): Promise<Buffer | null> {
    const file = await this.one(this.query(ctx).andWhere('file.documentId = :documentId', { documentId }));
    return file && Buffer.from(file.content, 'base64');
  }
}
