import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressMergeEntity } from './address-merge.entity';

const shown = 20;

@Injectable()
export class AddressMergeRepository extends LicensedRepository<AddressMergeEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressMergeEntity, { name: 'addressMerge', softDelete: false });
  }

  /** Those that were not taken back, the latest first. */
  latest(ctx: RequestContext): Promise<AddressMergeEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('addressMerge.undone = :undone', { undone: false })
        .orderBy('addressMerge.createdAt', 'DESC')
        .addOrderBy('addressMerge.id', 'DESC')
        .limit(shown),
    );
  }

  /** It stands in the history of the address that stays. */
  protected override auditedAs({ intoId }: AddressMergeEntity): string {
    return intoId;
  }
}
