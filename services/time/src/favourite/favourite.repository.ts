import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { FavouriteEntity } from './favourite.entity';

/** Favourites are one's own: nobody else's exist for the caller. */
@Injectable()
export class FavouriteRepository extends LicensedRepository<FavouriteEntity> {
  constructor(services: RepositoryServices) {
    super(services, FavouriteEntity, { name: 'favourite', softDelete: false, audit: false });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<FavouriteEntity>,
    alias: string,
  ): void {
    query.andWhere(`${alias}.employeeId = :owner`, { owner: ctx.membershipId });
  }

  /** In the order they were made. */
  own(ctx: RequestContext): Promise<FavouriteEntity[]> {
    return this.many(this.query(ctx).orderBy('favourite.createdAt').addOrderBy('favourite.id').limit(24));
  }
}
