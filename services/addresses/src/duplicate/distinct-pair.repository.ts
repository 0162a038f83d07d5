import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DistinctPairEntity } from './distinct-pair.entity';

const shown = 20;

@Injectable()
export class DistinctPairRepository extends LicensedRepository<DistinctPairEntity> {
  constructor(services: RepositoryServices) {
    super(services, DistinctPairEntity, { name: 'distinctPair', softDelete: false });
  }

  all(ctx: RequestContext): Promise<DistinctPairEntity[]> {
    return this.many(this.query(ctx));
  }

  /** Those that name the address. */
  ofAddress(ctx: RequestContext, addressId: string): Promise<DistinctPairEntity[]> {
    return this.many(
      this.query(ctx).andWhere('(distinctPair.firstId = :addressId OR distinctPair.secondId = :addressId)', {
        addressId,
      }),
    );
  }

  latest(ctx: RequestContext): Promise<DistinctPairEntity[]> {
    return this.many(
      this.query(ctx)
        .orderBy('distinctPair.createdAt', 'DESC')
        .addOrderBy('distinctPair.id', 'DESC')
        .limit(shown),
    );
  }

  /** It stands in the history of the first address. */
  protected override auditedAs({ firstId }: DistinctPairEntity): string {
    return firstId;
  }
}
