import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ReceiptArchiveEntity } from './receipt-archive.entity';

@Injectable()
export class ReceiptArchiveRepository extends LicensedRepository<ReceiptArchiveEntity> {
  constructor(services: RepositoryServices) {
    super(services, ReceiptArchiveEntity, { name: 'receiptArchive', softDelete: false, sharesIds: true });
  }

  /** Those that are there, the newest first. */
  latest(ctx: RequestContext, most: number): Promise<ReceiptArchiveEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere("receiptArchive.state = 'done'")
        .orderBy('receiptArchive.createdAt', 'DESC')
        .take(most),
    );
  }
}
