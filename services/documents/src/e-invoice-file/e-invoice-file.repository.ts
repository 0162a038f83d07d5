import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EInvoiceFileEntity } from './e-invoice-file.entity';

/** Frozen XML. Written once on issue; who may see the document may see it. */
@Injectable()
export class EInvoiceFileRepository extends LicensedRepository<EInvoiceFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, EInvoiceFileEntity, { name: 'eInvoice', audit: false });
  }

  ofDocument(ctx: RequestContext, documentId: string): Promise<EInvoiceFileEntity | null> {
    return this.one(this.query(ctx).andWhere('eInvoice.documentId = :documentId', { documentId }));
  }
}
