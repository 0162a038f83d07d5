import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { SavedViewEntity } from './saved-view.entity';

/** One's own views and those shared with the licence. How a list is looked at is no business record: it is not audited. */
@Injectable()
export class SavedViewRepository extends LicensedRepository<SavedViewEntity> {
  constructor(services: RepositoryServices) {
    super(services, SavedViewEntity, { name: 'saved_view', audit: false, softDelete: false });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<SavedViewEntity>,
    alias: string,
  ): void {
    if (ctx.system) return;
    query.andWhere(`(${alias}.ownerId = :viewer OR ${alias}.shared = :isShared)`, {
      viewer: ctx.membershipId,
      isShared: true,
    });
  }

  ofList(ctx: RequestContext, list: string): Promise<SavedViewEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('saved_view.list = :list', { list })
        .orderBy('saved_view.name')
        .addOrderBy('saved_view.id'),
    );
  }

  countOfOwner(ctx: RequestContext): Promise<number> {
    return this.query(ctx).andWhere('saved_view.ownerId = :owner', { owner: ctx.membershipId }).getCount();
  }
}
