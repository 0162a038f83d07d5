import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { QrCodeEntity } from './qr-code.entity';

export const qrCodeColumns: ListColumns = {
  fields: { number: 'number', title: 'title', updatedAt: 'updatedAt' },
  search: ['title'],
};

/** Every query on codes. */
@Injectable()
export class QrCodeRepository extends LicensedRepository<QrCodeEntity> {
  constructor(services: RepositoryServices) {
    super(services, QrCodeEntity, { name: 'qrCode' });
  }

  /** The next free number of the licence, held until the transaction ends; deleted codes keep theirs. */
  async nextNumber(ctx: RequestContext): Promise<number> {
    // SQLite has one writer at a time, so its transaction is the lock.
    const lock = this.db.kind === 'mysql' ? ' FOR UPDATE' : '';
    const [row] = await this.db
      .manager(ctx)
      .query<{ highest: number | null }[]>(
        `SELECT MAX(number) AS highest FROM qr_codes WHERE licence_id = ?${lock}`,
        [ctx.licenceId],
      );
    return Number(row?.highest ?? 0) + 1;
  }

  /** Codes that stand for one of these objects alone, by object: the first of each. */
  async ofObjects(ctx: RequestContext, objectIds: readonly string[]): Promise<Map<string, QrCodeEntity>> {
    if (objectIds.length === 0) return new Map();
    const found = await this.many(
      this.query(ctx)
        .andWhere('qrCode.objectId IN (:...objectIds)', { objectIds })
        .andWhere('qrCode.projectId IS NULL')
        .orderBy('qrCode.number', 'DESC'),
    );
    return new Map(found.map((code) => [code.objectId ?? '', code]));
  }

  /** All of the licence, by number. */
  async everyOne(ctx: RequestContext): Promise<QrCodeEntity[]> {
    return this.many(this.query(ctx).orderBy('qrCode.number'));
  }
}
