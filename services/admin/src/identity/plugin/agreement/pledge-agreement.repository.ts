import { createHash } from 'node:crypto';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PledgeAgreementEntity } from './pledge-agreement.entity';

/** Agreements of pledges: written with their pledge, never changed. */
@Injectable()
export class PledgeAgreementRepository extends LicensedRepository<PledgeAgreementEntity> {
  constructor(services: RepositoryServices) {
    super(services, PledgeAgreementEntity, { name: 'agreement', audit: false });
  }

  async store(ctx: RequestContext, pledgeId: string, bytes: Buffer): Promise<void> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await this.insert(ctx, { pledgeId, hash, size: bytes.length, content: bytes.toString('base64') });
  }

  async read(ctx: RequestContext, pledgeId: string): Promise<Buffer | null> {
    const row = await this.one(this.query(ctx).andWhere('agreement.pledgeId = :pledgeId', { pledgeId }));
    return row && Buffer.from(row.content, 'base64');
  }

  /** Of every licence: which of the pledges have one. */
  async whichOf(ctx: RequestContext, pledgeIds: readonly string[]): Promise<Set<string>> {
    if (pledgeIds.length === 0) return new Set();
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(PledgeAgreementEntity, 'agreement')
      .select('agreement.pledgeId', 'pledgeId')
      .where('agreement.pledgeId IN (:...pledgeIds)', { pledgeIds: [...pledgeIds] })
      .getRawMany<{ pledgeId: string }>();
    return new Set(rows.map(({ pledgeId }) => pledgeId));
  }
}
